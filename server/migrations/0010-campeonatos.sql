-- Championships. The row of a championship is locked first by every write on anything that belongs to it.
-- What can be derived is derived by the engine and kept beside (quadros, partidas.mandante…) only so that
-- reading is cheap; `npm run check:standings` compares both.

create extension if not exists pg_trgm;

create table campeonatos (
  id text primary key check (id ~ '^[2-9a-hjkmnp-z]{10}$'),
  dono_uuid uuid not null references usuarios,
  nome text not null check (length(nome) between 1 and 240),
  descricao text not null default '',
  modalidade text not null,
  plataforma text not null,
  visibilidade text not null check (visibilidade in ('publico', 'nao_listado', 'privado')),
  estado text not null default 'rascunho'
    check (estado in ('rascunho', 'inscricoes', 'andamento', 'encerrado', 'cancelado')),
  formato text not null,
  fases jsonb not null,
  regras jsonb not null,
  inscricao jsonb not null,
  vagas integer not null,
  confirmados integer not null default 0,
  cores jsonb not null,
  regulamento_texto text not null default '',
  comeca_em timestamptz,
  -- Where it stands, for lists: current round, number of rounds, next match, champion.
  resumo jsonb not null default '{"rodada": null, "rodadas": null, "etapa": null, "jogos": 0,
    "jogos_feitos": 0, "proximo_em": null, "campeao": null}',
  campeao_uuid uuid,
  codigo_convite text not null,
  -- Name, description and organiser without accents and case, for the search.
  busca text not null,
  versao integer not null default 1,
  arquivado_em timestamptz,
  excluido_em timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index campeonatos_busca on campeonatos using gin (busca gin_trgm_ops);
create index campeonatos_dono on campeonatos (dono_uuid, created_at desc);
create unique index campeonatos_convite on campeonatos (codigo_convite);
-- The public list: by when it starts, newest, or name; always with the id as the last word.
create index campeonatos_recentes on campeonatos (created_at desc, id)
  where visibilidade = 'publico' and excluido_em is null and estado <> 'rascunho';
create index campeonatos_estado on campeonatos (estado, created_at desc, id)
  where visibilidade = 'publico' and excluido_em is null;
create index campeonatos_comeco on campeonatos (estado, comeca_em, id)
  where visibilidade = 'publico' and excluido_em is null;

create table organizadores (
  campeonato_id text not null references campeonatos on delete cascade,
  usuario_uuid uuid not null references usuarios on delete cascade,
  papel text not null check (papel in ('co', 'inscricoes', 'resultados')),
  created_at timestamptz not null default now(),
  primary key (campeonato_id, usuario_uuid)
);

create index organizadores_usuario on organizadores (usuario_uuid);

create table participantes (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  usuario_uuid uuid references usuarios on delete set null,
  nome text not null check (length(nome) between 1 and 240),
  time_nome text,
  sigla text not null,
  escudo jsonb not null,
  gamertag text,
  contato text,
  status smallint not null check (status between 1 and 4),
  -- Place in the queue; null when not waiting.
  espera integer,
  pote smallint,
  pago boolean not null default false,
  token_hash bytea,
  desistiu_em timestamptz,
  desistiu_apos_rodada integer,
  created_at timestamptz not null default now()
);

create index participantes_campeonato on participantes (campeonato_id, status, created_at);
create unique index participantes_usuario on participantes (campeonato_id, usuario_uuid)
  where usuario_uuid is not null;
create index participantes_do_usuario on participantes (usuario_uuid) where usuario_uuid is not null;
create index participantes_imagem on participantes ((escudo ->> 'imagem')) where escudo ? 'imagem';
create unique index participantes_token on participantes (token_hash) where token_hash is not null;

create table jogadores (
  uuid uuid primary key,
  participante_uuid uuid not null references participantes on delete cascade,
  usuario_uuid uuid references usuarios on delete set null,
  nome text not null,
  identificacao text,
  numero smallint,
  papel text check (papel in ('capitao', 'vice')),
  entrou_em timestamptz not null default now(),
  saiu_em timestamptz
);

create index jogadores_participante on jogadores (participante_uuid);

create table partidas (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  fase smallint not null,
  grupo text,
  rodada smallint not null,
  confronto text,
  perna smallint not null default 1,
  -- Place in the phase: rounds first to last, matches from top to bottom.
  ordem integer not null,
  -- Who fills each side before it is known, in the engine's words.
  vaga_mandante jsonb not null,
  vaga_visitante jsonb not null,
  mandante_uuid uuid references participantes,
  visitante_uuid uuid references participantes,
  estado text not null default 'agendada' check (estado in
    ('agendada', 'informada', 'confirmada', 'contestada', 'adiada', 'wo', 'cancelada')),
  resultado jsonb,
  cartoes jsonb,
  jogo_previsto_at timestamptz,
  prazo_at timestamptz,
  confirmado_at timestamptz,
  estadio text,
  local text,
  versao integer not null default 1,
  updated_at timestamptz not null default now(),
  unique (campeonato_id, fase, ordem)
);

create index partidas_mandante on partidas (mandante_uuid) where mandante_uuid is not null;
create index partidas_visitante on partidas (visitante_uuid) where visitante_uuid is not null;

-- One row per phase: what the draw gave, what lots or extra matches put in order, and the table or bracket
-- as last derived.
create table quadros (
  campeonato_id text not null references campeonatos on delete cascade,
  fase smallint not null,
  -- As drawn: a list in seed order, or lists by group; null where the phase before fills it.
  entrantes jsonb,
  desempate jsonb,
  dados jsonb not null default '{}',
  primary key (campeonato_id, fase)
);

create table sorteios (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  fase smallint not null,
  metodo text not null check (metodo in ('aleatorio', 'potes', 'ranking', 'manual')),
  entrada jsonb not null,
  semente_hash text not null,
  semente text not null,
  bolas jsonb,
  criado_por uuid not null references usuarios,
  created_at timestamptz not null default now(),
  realizado_em timestamptz
);

create index sorteios_campeonato on sorteios (campeonato_id, created_at desc);

create table punicoes (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  fase smallint not null,
  participante_uuid uuid not null references participantes,
  pontos integer not null check (pontos <> 0),
  motivo text not null,
  rodada smallint,
  created_at timestamptz not null default now()
);

create index punicoes_campeonato on punicoes (campeonato_id);

create table avisos (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  autor_uuid uuid not null references usuarios,
  texto text not null,
  fixado boolean not null default false,
  created_at timestamptz not null default now()
);

create index avisos_campeonato on avisos (campeonato_id, created_at desc);

-- Every version of the rules that was in force: settings as they were, and the organiser's own text.
create table regulamentos (
  campeonato_id text not null references campeonatos on delete cascade,
  versao integer not null,
  dados jsonb not null,
  created_at timestamptz not null default now(),
  primary key (campeonato_id, versao)
);

-- Who changed what, with before and after; never changed, never deleted by the application.
create table historico (
  id uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  usuario_uuid uuid references usuarios on delete set null,
  acao text not null,
  objeto text,
  antes jsonb,
  depois jsonb,
  created_at timestamptz not null default now()
);

create index historico_campeonato on historico (campeonato_id, id desc);
-- Who was replaced by whom: for those who leave the product.
create index historico_de_quem on historico ((antes ->> 'usuario_uuid'))
  where antes ? 'usuario_uuid';

-- First answer to a request that carried an Idempotency-Key, for a day.
create table idempotencia (
  usuario_uuid uuid not null references usuarios on delete cascade,
  chave text not null,
  pedido_hash bytea not null,
  status smallint,
  corpo jsonb,
  created_at timestamptz not null default now(),
  primary key (usuario_uuid, chave)
);
