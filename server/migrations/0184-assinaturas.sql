-- What the card provider says of a person, mirrored: it alone knows, these rows are what it said last.

create table clientes_do_provedor (
  usuario_uuid uuid primary key references usuarios on delete cascade,
  cliente text not null unique,
  -- Rises with every mirror: who asked before another wrote asks again.
  espelho bigint not null default 0,
  visto_em timestamptz,
  -- The checkout that was opened last: another one ends it.
  sessao text,
  -- Money back by oneself, once.
  reembolso_em timestamptz,
  created_at timestamptz not null default agora()
);

create table assinaturas (
  id text primary key,
  usuario_uuid uuid not null references usuarios on delete cascade,
  periodo text not null check (periodo in ('mensal', 'anual')),
  centavos integer not null,
  status text not null,
  desde timestamptz not null,
  periodo_ate timestamptz not null,
  cancela_no_fim boolean not null,
  -- Of the first charge that failed and is still open.
  atrasada_desde timestamptz,
  -- Brand, last four digits, month and year: all that we ever know of it.
  cartao jsonb
);

create index assinaturas_usuario on assinaturas (usuario_uuid);

create table cobrancas (
  id text primary key,
  usuario_uuid uuid not null references usuarios on delete cascade,
  em timestamptz not null,
  o_que text not null check (o_que in ('mensal', 'anual', 'pix')),
  centavos integer not null,
  situacao text not null check (situacao in ('paga', 'aberta', 'devolvida', 'contestada', 'cancelada')),
  forma text,
  recibo text
);

create index cobrancas_usuario on cobrancas (usuario_uuid, em desc);

-- Signals that came, so that one that comes twice is one.
create table eventos_do_provedor (
  id text primary key,
  tipo text not null,
  recebido_em timestamptz not null default now()
);

create index eventos_do_provedor_recebido on eventos_do_provedor (recebido_em);

-- What a person was told of a plan, each once.
create table avisos_do_plano (
  usuario_uuid uuid not null references usuarios on delete cascade,
  tipo text not null,
  referencia text not null,
  created_at timestamptz not null default agora(),
  primary key (usuario_uuid, tipo, referencia)
);

-- The provider inside of the process, where there are no keys and nobody but this machine: its objects as its API
-- gives them.
create table provedor_demonstracao (
  id text primary key,
  tipo text not null,
  cliente text,
  dados jsonb not null,
  created_at timestamptz not null default agora()
);

create index provedor_demonstracao_cliente on provedor_demonstracao (tipo, cliente);
