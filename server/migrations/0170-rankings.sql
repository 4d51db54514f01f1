-- Rankings: tables across championships. Every point has its source: a match, a final place, or what was added by
-- hand. Sources and lines are derived, so they refer to nothing: `npm run check:rankings` derives them again.
create table rankings (
  uuid uuid primary key,
  -- Null for the site's own: they are called after their modalidade.
  nome text check (length(nome) between 1 and 240),
  tipo text not null check (tipo in ('elo', 'posicao')),
  modalidade text not null,
  regras jsonb not null,
  versao integer not null default 1,
  -- The day up to which results count, and the Monday that movement is told against.
  dia date,
  semana date,
  -- Lines are being reckoned anew and say how it was; changes wait in ranking_a_conferir.
  sujo boolean not null default true,
  -- Also what counts is to be looked up again.
  fontes_sujas boolean not null default true,
  refazendo_ate timestamptz,
  -- How often the table of Monday was asked for anew, and which of these was the last answered.
  semana_pedida integer not null default 0,
  semana_feita integer not null default 0,
  calculado_em timestamptz,
  created_at timestamptz not null default agora()
);

-- Settings as they were.
create table rankings_regras (
  ranking_uuid uuid not null references rankings on delete cascade,
  versao integer not null,
  regras jsonb not null,
  created_at timestamptz not null default agora(),
  primary key (ranking_uuid, versao)
);

create table ranking_partidas (
  ranking_uuid uuid not null,
  campeonato_id text not null,
  partida_uuid uuid not null,
  em timestamptz not null,
  mandante_uuid uuid not null,
  visitante_uuid uuid not null,
  gols_mandante smallint not null,
  gols_visitante smallint not null,
  -- Null until they are reckoned.
  mandante_antes double precision,
  mandante_depois double precision,
  visitante_antes double precision,
  visitante_depois double precision,
  primary key (ranking_uuid, campeonato_id, partida_uuid)
) with (fillfactor = 80);

create index ranking_partidas_ordem on ranking_partidas (ranking_uuid, em, partida_uuid);
create index ranking_partidas_mandante on ranking_partidas (ranking_uuid, mandante_uuid);
create index ranking_partidas_visitante on ranking_partidas (ranking_uuid, visitante_uuid);

create table ranking_colocacoes (
  ranking_uuid uuid not null,
  campeonato_id text not null,
  usuario_uuid uuid not null,
  de smallint not null,
  ate smallint not null,
  -- So many took part.
  entre smallint not null,
  peso double precision not null,
  pontos integer not null,
  dia date not null,
  primary key (ranking_uuid, campeonato_id, usuario_uuid)
);

create index ranking_colocacoes_usuario on ranking_colocacoes (ranking_uuid, usuario_uuid);
create index ranking_colocacoes_dia on ranking_colocacoes (ranking_uuid, dia);

create table ranking_ajustes (
  uuid uuid primary key,
  ranking_uuid uuid not null references rankings on delete cascade,
  usuario_uuid uuid not null references usuarios,
  pontos integer not null check (pontos <> 0),
  motivo text not null check (length(motivo) between 1 and 500),
  autor_uuid uuid references usuarios on delete set null,
  dia date not null,
  created_at timestamptz not null default agora(),
  desfeito_em timestamptz
);

create index ranking_ajustes_usuario on ranking_ajustes (usuario_uuid);
create index ranking_ajustes_ranking on ranking_ajustes (ranking_uuid, usuario_uuid);
create index ranking_ajustes_autor on ranking_ajustes (autor_uuid) where autor_uuid is not null;

create table ranking_linhas (
  ranking_uuid uuid not null,
  usuario_uuid uuid not null,
  -- Has a place; who has played too little has none yet.
  colocado boolean not null,
  pontos integer not null,
  titulos integer not null,
  melhor integer not null,
  jogos integer not null,
  vitorias integer not null,
  empates integer not null,
  derrotas integer not null,
  ultimos text not null,
  semana_pontos integer,
  semana_posicao integer,
  primary key (ranking_uuid, usuario_uuid)
);

create index ranking_linhas_ordem on ranking_linhas
  (ranking_uuid, colocado, pontos, titulos, melhor, jogos, usuario_uuid);
create index ranking_linhas_usuario on ranking_linhas (usuario_uuid);

-- How seasons that are over ended.
create table ranking_temporadas (
  ranking_uuid uuid not null,
  temporada smallint not null,
  usuario_uuid uuid not null,
  posicao integer not null,
  pontos integer not null,
  titulos integer not null,
  melhor integer not null,
  jogos integer not null,
  vitorias integer not null,
  empates integer not null,
  derrotas integer not null,
  ultimos text not null,
  primary key (ranking_uuid, temporada, usuario_uuid)
);

create index ranking_temporadas_ordem on ranking_temporadas
  (ranking_uuid, temporada, posicao, usuario_uuid);
create index ranking_temporadas_usuario on ranking_temporadas (usuario_uuid);

-- Championships that changed while their ranking was being reckoned.
create table ranking_a_conferir (
  ranking_uuid uuid not null,
  campeonato_id text not null,
  primary key (ranking_uuid, campeonato_id)
);

-- Whether everybody may see somebody's page; null: adults yes, minors no.
alter table usuarios add column pagina_publica boolean;
