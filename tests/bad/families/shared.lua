-- What the scripts of this folder could share.
return {}
