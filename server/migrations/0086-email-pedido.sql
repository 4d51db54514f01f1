-- An account may ask for an address that another one has: it gets in at once like any new one, and who reads the
-- mail decides whose the address is (docs/decisions/0053). Until then `email` is a name that nobody can have.
alter table usuarios add column email_pedido text check (email_pedido = lower(email_pedido));

create index usuarios_email_pedido on usuarios (email_pedido, created_at desc)
  where email_pedido is not null;
