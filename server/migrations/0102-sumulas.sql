-- The match sheet: one row for each side, with the goals that count for it, its cards, and the best of the match if
-- theirs. Like claims it carries no reference to the match, which may be made anew: it counts while the same two meet.
create table sumulas (
  partida_uuid uuid not null,
  lado text not null check (lado in ('mandante', 'visitante')),
  campeonato_id text not null references campeonatos on delete cascade,
  -- Who the two sides were.
  mandante_uuid uuid not null references participantes on delete cascade,
  visitante_uuid uuid not null references participantes on delete cascade,
  -- [{tipo, quem, assistencia, minuto}]; quem: {jogador} of the squad or a fixed id, or {nome} as it was typed.
  lances jsonb not null,
  por text not null check (por in ('lado', 'organizacao')),
  autor_uuid uuid references usuarios on delete set null,
  versao integer not null default 1,
  updated_at timestamptz not null default agora(),
  primary key (partida_uuid, lado)
);

create index sumulas_campeonato on sumulas (campeonato_id);
create index sumulas_mandante on sumulas (mandante_uuid);
create index sumulas_visitante on sumulas (visitante_uuid);
create index sumulas_autor on sumulas (autor_uuid) where autor_uuid is not null;
