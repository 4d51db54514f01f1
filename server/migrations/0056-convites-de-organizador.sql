-- Who is asked to help run a championship, by the address that the owner typed. Whether there is an account
-- behind it is told to nobody: the person becomes an organiser only by accepting. A row ends a week after it
-- was made, also when it was refused or taken back: until then the person is not told again.
create table convites_de_organizador (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  email text not null,
  papel text not null check (papel in ('co', 'inscricoes', 'resultados')),
  convidado_por uuid not null references usuarios on delete cascade,
  created_at timestamptz not null default now(),
  expira_em timestamptz not null,
  recusado_em timestamptz,
  retirado_em timestamptz,
  unique (campeonato_id, email)
);

create index convites_de_organizador_email on convites_de_organizador (email);
create index convites_de_organizador_por on convites_de_organizador (convidado_por);
create index convites_de_organizador_fim on convites_de_organizador (expira_em);
