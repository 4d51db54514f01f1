-- What happens in a match while it is played, as somebody there tells it: shown as it comes, counted never. No
-- reference to the match, which may be made anew; whose match it was then is kept beside it.
create table lances (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  partida_uuid uuid not null,
  mandante_uuid uuid not null,
  visitante_uuid uuid not null,
  tipo text not null check (tipo in ('na_sala', 'inicio', 'gol', 'amarelo', 'vermelho', 'fim')),
  -- Whose goal or card, and who is there.
  lado text check (lado in ('mandante', 'visitante')),
  minuto int check (minuto between 0 and 200),
  voz text not null check (voz in ('mandante', 'visitante', 'mesa', 'organizacao')),
  por_uuid uuid references usuarios on delete set null,
  link_uuid uuid references links_da_mesa on delete set null,
  created_at timestamptz not null default agora(),
  desfeito_at timestamptz
);

create index lances_partida on lances (partida_uuid, created_at);
create index lances_campeonato on lances (campeonato_id);
create index lances_por on lances (por_uuid) where por_uuid is not null;
create index lances_link on lances (link_uuid) where link_uuid is not null;
