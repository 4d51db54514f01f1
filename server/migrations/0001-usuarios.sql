-- People, their sessions and what they are told. Instants are timestamptz (UTC); ids are uuid v7 made
-- by the application, because the oldest PostgreSQL that we support cannot make them.

create table usuarios (
  uuid uuid primary key,
  nome text not null check (length(nome) between 1 and 240),
  email text not null check (email = lower(email)),
  senha text,
  telefone text,
  foto text,
  email_verified_at timestamptz,
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  is_parceiro boolean not null default false,
  is_admin boolean not null default false,
  plano text,
  pro_ate timestamptz,
  ends_at timestamptz,
  privacidade_compartilhar_whatsapp boolean not null default false,
  created_at timestamptz not null default now()
);

create unique index usuarios_email on usuarios (email);

create table sessoes (
  token_hash bytea primary key,
  usuario_uuid uuid not null references usuarios on delete cascade,
  lembrar boolean not null,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create index sessoes_usuario on sessoes (usuario_uuid);

create table notificacoes (
  id uuid primary key,
  usuario_uuid uuid not null references usuarios on delete cascade,
  tipo text not null,
  mensagem text not null,
  url text not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);

create index notificacoes_usuario on notificacoes (usuario_uuid, created_at desc, id desc);
create index notificacoes_nao_lidas on notificacoes (usuario_uuid) where read_at is null;

-- Counters of attempts (log-ins, mails): a key, how many, and until when they count.
create unlogged table limites (
  chave text primary key,
  contagem integer not null,
  expira_em timestamptz not null
);

create index limites_expira_em on limites (expira_em);
