-- Matches of a large draw that is being put together, in sets, until the draw shows them
-- (docs/decisions/0074-a-large-draw-in-steps.md).
create table montagens (
  uuid uuid not null,
  ordem smallint not null,
  campeonato_id text not null references campeonatos on delete cascade,
  partidas jsonb not null,
  created_at timestamptz not null default agora(),
  primary key (uuid, ordem)
);

create index montagens_campeonato on montagens (campeonato_id);

-- Read once, soon: compressing it would only cost time.
alter table montagens alter column partidas set storage external;
