-- The profile: how else a person gets in (social accounts, second factor), what they prefer, the files
-- they sent, and the way out (export, deletion with a week to change one's mind).

alter table usuarios
  add column gamertags jsonb not null default '{}',
  add column avisos jsonb not null default '{}',
  -- Sealed with a key derived from APP_KEY; counts only once `segundo_fator_em` is set.
  add column segundo_fator text,
  add column segundo_fator_em timestamptz,
  -- Time step of the last code used: a code never works twice.
  add column segundo_fator_passo bigint,
  add column exportacao_em timestamptz,
  -- When the account will be made anonymous, and when it was.
  add column exclusao_em timestamptz,
  add column removido_em timestamptz;

create index usuarios_exclusao on usuarios (exclusao_em) where exclusao_em is not null;

alter table sessoes
  add column id uuid not null default gen_random_uuid(),
  add column reautenticado_em timestamptz not null default now(),
  -- Where a social log-in goes on to; kept here so that no address carries it.
  add column retorno text;

create unique index sessoes_id on sessoes (id);

create table codigos_de_recuperacao (
  usuario_uuid uuid not null references usuarios on delete cascade,
  codigo_hash bytea not null,
  usado_em timestamptz,
  primary key (usuario_uuid, codigo_hash)
);

create table contas_sociais (
  provedor text not null,
  sub text not null,
  usuario_uuid uuid not null references usuarios on delete cascade,
  -- The address at the provider, so that the person recognises the account.
  email text,
  created_at timestamptz not null default now(),
  primary key (provedor, sub)
);

create unique index contas_sociais_usuario on contas_sociais (usuario_uuid, provedor);

-- One trip to a provider and back. Bound to the browser's session token, used once.
create table idas_ao_provedor (
  state_hash bytea primary key,
  sessao_hash bytea not null,
  provedor text not null,
  verificador text not null,
  nonce text not null,
  proposito text not null check (proposito in ('entrar', 'vincular', 'reautenticar')),
  retorno text not null,
  expira_em timestamptz not null
);

create index idas_ao_provedor_expira on idas_ao_provedor (expira_em);

-- A person whom the provider vouched for and of whom something is still missing: the local password,
-- the second factor, or what a new account needs.
create table entradas_pendentes (
  sessao_hash bytea primary key,
  provedor text not null,
  sub text not null,
  email text,
  email_verificado boolean not null,
  nome text not null,
  falta text not null check (falta in ('senha', 'codigo', 'cadastro')),
  usuario_uuid uuid references usuarios on delete cascade,
  retorno text not null,
  expira_em timestamptz not null
);

create index entradas_pendentes_expira on entradas_pendentes (expira_em);

-- Files that people sent; the bytes are in DATA_DIR/upload/{pasta}/{nome}.
create table arquivos (
  nome text primary key,
  pasta text not null,
  usuario_uuid uuid not null references usuarios on delete cascade,
  bytes integer not null,
  created_at timestamptz not null default now()
);

create index arquivos_usuario on arquivos (usuario_uuid);
