-- Seasons of a liga. Their divisions and cups are championships; what moves between divisions is derived from final
-- places, and kept here only once it was decided.
create table temporadas (
  uuid uuid primary key,
  liga_uuid uuid not null references ligas on delete cascade,
  numero smallint not null check (numero > 0),
  -- What a withdrawal and a free place do.
  regras jsonb not null,
  -- Where people put somebody else than the engine says, with the reason.
  ajustes jsonb not null default '[]',
  -- Who went where and why, as it was decided; null while it goes on.
  decidida jsonb,
  versao integer not null default 1,
  fechada_em timestamptz,
  created_at timestamptz not null default agora(),
  unique (liga_uuid, numero)
);

create table competicoes_da_temporada (
  uuid uuid primary key,
  temporada_uuid uuid not null references temporadas on delete cascade,
  tipo text not null check (tipo in ('divisao', 'copa', 'repescagem')),
  -- Of a division, 1 for the top; of a play-off, that of the division above. Cups have none.
  nivel smallint check (nivel > 0),
  nome text not null check (length(nome) between 1 and 60),
  -- Its championship may leave the liga or be deleted; the season goes on without it.
  campeonato_id text references campeonatos on delete set null,
  -- To and from the division below.
  caem smallint not null default 0 check (caem >= 0),
  sobem smallint not null default 0 check (sobem >= 0),
  confrontos smallint not null default 0 check (confrontos >= 0),
  ordem smallint not null,
  check ((tipo = 'copa') = (nivel is null))
);

create index competicoes_da_temporada_temporada on competicoes_da_temporada (temporada_uuid, ordem);
create unique index competicoes_da_temporada_campeonato on competicoes_da_temporada (campeonato_id)
  where campeonato_id is not null;
create unique index competicoes_da_temporada_divisao on competicoes_da_temporada (temporada_uuid, nivel)
  where tipo = 'divisao';
