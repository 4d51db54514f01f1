-- What the sides of a match say of how it ended, what they contest, and what was decided. Nothing here is
-- overwritten or deleted while the championship is there. No reference to the match: it may be made anew, or be
-- gone, and what was said of it stays.
create table informes (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  partida_uuid uuid not null,
  lado text not null check (lado in ('mandante', 'visitante')),
  -- Who the two sides were.
  mandante_uuid uuid references participantes on delete set null,
  visitante_uuid uuid references participantes on delete set null,
  autor_uuid uuid references usuarios on delete set null,
  informado jsonb not null,
  nota text,
  estado text not null default 'aberto'
    check (estado in ('aberto', 'confirmado', 'retirado', 'substituido', 'fechado')),
  fechado_por text,
  fechado_em timestamptz,
  responde_ate timestamptz not null,
  -- Of sides, or of a life of the match, that are over: it counts for nothing any more.
  antigo boolean not null default false,
  created_at timestamptz not null default agora()
);

create index informes_partida on informes (partida_uuid);
create index informes_campeonato on informes (campeonato_id);
create index informes_autor on informes (autor_uuid) where autor_uuid is not null;
create index informes_mandante on informes (mandante_uuid) where mandante_uuid is not null;
create index informes_visitante on informes (visitante_uuid) where visitante_uuid is not null;
-- One word of each side at a time.
create unique index informes_abertos on informes (partida_uuid, lado) where estado = 'aberto';

create table contestacoes (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  partida_uuid uuid not null,
  tipo text not null check (tipo in ('resposta', 'reclamacao')),
  lado text not null check (lado in ('mandante', 'visitante')),
  autor_uuid uuid references usuarios on delete set null,
  -- The score that who contests says it was.
  informe_uuid uuid references informes on delete set null,
  motivo text,
  -- What it is set against.
  contra jsonb,
  estado text not null default 'aberta'
    check (estado in ('aberta', 'retirada', 'acordo', 'julgada', 'fechada')),
  fechada_em timestamptz,
  julgar_ate timestamptz not null,
  veredito jsonb,
  julgada_por uuid references usuarios on delete set null,
  antiga boolean not null default false,
  created_at timestamptz not null default agora()
);

create index contestacoes_partida on contestacoes (partida_uuid);
create index contestacoes_campeonato on contestacoes (campeonato_id);
create index contestacoes_autor on contestacoes (autor_uuid) where autor_uuid is not null;
create index contestacoes_julgada_por on contestacoes (julgada_por) where julgada_por is not null;
create index contestacoes_informe on contestacoes (informe_uuid) where informe_uuid is not null;
create unique index contestacoes_abertas on contestacoes (partida_uuid) where estado = 'aberta';

-- Since when and by what a result is official, and which sides said it.
create table oficiais (
  partida_uuid uuid primary key references partidas on delete cascade,
  em timestamptz not null default agora(),
  via text not null,
  afirmado text[] not null default '{}',
  -- The side of the organiser who entered it.
  de_quem_joga text
);

-- Who was there: the account and the team of each side when the result became official, whoever has the place
-- since.
create table presencas (
  partida_uuid uuid not null references partidas on delete cascade,
  lado text not null check (lado in ('mandante', 'visitante')),
  participante_uuid uuid references participantes on delete set null,
  usuario_uuid uuid references usuarios on delete set null,
  time_nome text,
  created_at timestamptz not null default agora(),
  primary key (partida_uuid, lado)
);

create index presencas_usuario on presencas (usuario_uuid) where usuario_uuid is not null;
create index presencas_participante on presencas (participante_uuid)
  where participante_uuid is not null;

-- Matches that nobody needs any more although something was said about them: their page stays.
create table partidas_retiradas (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  linha jsonb not null,
  em timestamptz not null default agora()
);

create index partidas_retiradas_campeonato on partidas_retiradas (campeonato_id);
