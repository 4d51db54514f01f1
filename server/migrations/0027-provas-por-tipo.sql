-- A session knows when its owner last showed each thing that proves who they are: changing the password
-- proves the password, not the second factor. `reautenticado_em`, one instant for all of them, is no longer
-- read; it stays for processes of the release before and goes with a later one.
alter table sessoes
  add column senha_em timestamptz,
  add column codigo_em timestamptz,
  -- When the person last entered their password at the log-in provider, as the provider says.
  add column provedor_em timestamptz;
