-- A family that asks for itself.
return family "circle"
