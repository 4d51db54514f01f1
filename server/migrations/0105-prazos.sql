-- What is due: one row for each thing, taken by whoever looks first once its time has come
-- (docs/decisions/0066-what-is-due.md). `objeto` is what it is about: a match, a claim, a proposal.
create table prazos (
  id uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  partida_uuid uuid not null references partidas on delete cascade,
  tipo text not null,
  objeto uuid not null,
  -- Until when people have time.
  prazo_at timestamptz not null,
  -- Whether people are reminded before it.
  lembra boolean not null,
  -- What is done next, and when: a reminder, or what follows when the time is over.
  passo text not null check (passo in ('lembrete_24h', 'lembrete_2h', 'vence')),
  vence_at timestamptz not null,
  feito_at timestamptz,
  -- Of one that failed: how often, and when it is tried again, by the clock of the machine.
  tentativas smallint not null default 0,
  tentar_em timestamptz,
  unique (tipo, objeto)
);

create index prazos_a_vencer on prazos (vence_at, id) where feito_at is null;
create index prazos_campeonato on prazos (campeonato_id);
create index prazos_partida on prazos (partida_uuid);
