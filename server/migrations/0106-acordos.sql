-- How the two sides of a match agree on its hour (docs/decisions/0067-agreeing-on-a-time.md). Nothing of it is
-- deleted while the championship is there: it is the log that the rule of W.O. reads. No reference to the match,
-- which may be gone while its log stays.
create table propostas (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  partida_uuid uuid not null,
  -- Whose word it is, and who met there when it was said.
  lado text not null check (lado in ('mandante', 'visitante')),
  mandante_uuid uuid not null,
  visitante_uuid uuid not null,
  horario timestamptz not null,
  estado text not null default 'aberta' check (estado in
    ('aberta', 'aceita', 'retirada', 'sem_resposta', 'outra_aceita', 'partida_mudou')),
  por_uuid uuid references usuarios on delete set null,
  created_at timestamptz not null default agora(),
  -- When the other side first saw it, and what became of it.
  vista_at timestamptz,
  encerrada_at timestamptz,
  encerrada_por uuid references usuarios on delete set null
);

create index propostas_campeonato on propostas (campeonato_id);
create index propostas_abertas on propostas (campeonato_id) where estado = 'aberta';
create index propostas_partida on propostas (partida_uuid, created_at);
create index propostas_por on propostas (por_uuid) where por_uuid is not null;
create index propostas_encerrada_por on propostas (encerrada_por) where encerrada_por is not null;

-- What a side tells the organisation before kick-off: that it cannot play, or that something is wrong. It is a
-- task until somebody deals with it; calling off in time needs nobody.
create table ocorrencias (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  partida_uuid uuid not null,
  lado text not null check (lado in ('mandante', 'visitante')),
  tipo text not null check (tipo in ('desmarcou', 'desmarcou_tarde', 'problema')),
  motivo text not null,
  por_uuid uuid references usuarios on delete set null,
  created_at timestamptz not null default agora(),
  resolvida_at timestamptz,
  resolvida_por uuid references usuarios on delete set null
);

create index ocorrencias_campeonato on ocorrencias (campeonato_id) where resolvida_at is null;
create index ocorrencias_do_campeonato on ocorrencias (campeonato_id);
create index ocorrencias_partida on ocorrencias (partida_uuid);
create index ocorrencias_por on ocorrencias (por_uuid) where por_uuid is not null;
create index ocorrencias_resolvida_por on ocorrencias (resolvida_por) where resolvida_por is not null;
-- Once per match and side.
create unique index ocorrencias_desmarcou on ocorrencias (partida_uuid, lado)
  where tipo in ('desmarcou', 'desmarcou_tarde');

-- Ready-made messages from one side to the other.
create table mensagens (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  partida_uuid uuid not null,
  lado text not null check (lado in ('mandante', 'visitante')),
  mensagem text not null,
  por_uuid uuid references usuarios on delete set null,
  created_at timestamptz not null default agora()
);

create index mensagens_campeonato on mensagens (campeonato_id);
create index mensagens_partida on mensagens (partida_uuid, created_at);
create index mensagens_por on mensagens (por_uuid) where por_uuid is not null;
