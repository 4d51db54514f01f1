-- Line-ups: who plays for a side of a match, named before it is official. Like the match sheet it carries no reference
-- to the match, which may be made anew: it counts while the same two meet.
create table escalacoes (
  partida_uuid uuid not null,
  lado text not null check (lado in ('mandante', 'visitante')),
  campeonato_id text not null references campeonatos on delete cascade,
  -- Who the two sides were.
  mandante_uuid uuid not null references participantes on delete cascade,
  visitante_uuid uuid not null references participantes on delete cascade,
  -- Players of the squad, who stay known when they have left it.
  jogadores uuid[] not null,
  por text not null check (por in ('lado', 'organizacao')),
  autor_uuid uuid references usuarios on delete set null,
  versao integer not null default 1,
  updated_at timestamptz not null default agora(),
  primary key (partida_uuid, lado)
);

create index escalacoes_campeonato on escalacoes (campeonato_id);
create index escalacoes_mandante on escalacoes (mandante_uuid);
create index escalacoes_visitante on escalacoes (visitante_uuid);
create index escalacoes_autor on escalacoes (autor_uuid) where autor_uuid is not null;

-- Who was there: also the line-up, as it stood when the result became official. Null: none was given.
alter table presencas add column escalacao uuid[];

-- Whether somebody was in the squad at kick-off is asked of the clock that matches follow.
alter table jogadores alter column entrou_em set default agora();
