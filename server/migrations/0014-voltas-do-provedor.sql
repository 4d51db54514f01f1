-- A trip to a log-in provider is carried, sealed, by the state in its address, so that setting out writes
-- nothing. What is kept is that a state came back: it is good for one time.
drop table idas_ao_provedor;

create table voltas_do_provedor (
  state_hash bytea primary key,
  expira_em timestamptz not null
);

create index voltas_do_provedor_expira on voltas_do_provedor (expira_em);
