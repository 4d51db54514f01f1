-- What goes with a claim, a contest or a problem that a side tells: pictures and links (docs/decisions/0098). Private
-- to the two sides and the organisation. No reference to the match or to what was said, as those have none either.
create table provas (
  -- Random, because it stands in an address.
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  partida_uuid uuid not null,
  lado text not null check (lado in ('mandante', 'visitante')),
  -- Who the two sides were: those who take their places do not see it.
  mandante_uuid uuid not null,
  visitante_uuid uuid not null,
  autor_uuid uuid references usuarios on delete set null,
  -- The claim, contest or problem that it goes with; null: sent, and not used yet.
  dito_uuid uuid,
  -- What it shows: kinds of the setting `provas`.
  tipos jsonb not null,
  -- A file of `arquivos`, or a link; neither: erased.
  nome text,
  url text,
  -- SHA-256 of the bytes as they were sent.
  hash text,
  ordem integer not null default 0,
  created_at timestamptz not null default agora()
);

create index provas_partida on provas (partida_uuid);
create index provas_campeonato on provas (campeonato_id, hash);
create index provas_autor on provas (autor_uuid) where autor_uuid is not null;
create index provas_nome on provas (nome) where nome is not null;
create index provas_soltas on provas (created_at) where dito_uuid is null;
