-- A family with a fault.
return step(empty)
