--! 2: error: the script raises an error that is not a text but: a table [error-object]
error({ code = 1 })
