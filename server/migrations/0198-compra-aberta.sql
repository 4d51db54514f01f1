-- The checkout that was opened last, while it is open: the way back to a payment that is not finished.
alter table clientes_do_provedor add column sessao_url text;
alter table clientes_do_provedor add column sessao_ate timestamptz;
alter table clientes_do_provedor add column sessao_como text;
