-- Browsers that a person lets the product ring (Web Push). Each belongs to the session in which it was given, and
-- goes with it.
create table aparelhos (
  id uuid primary key,
  usuario_uuid uuid not null references usuarios on delete cascade,
  sessao_id uuid not null references sessoes (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  -- The browser's key and secret: only it can read what is sent there.
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default agora()
);

create index aparelhos_usuario on aparelhos (usuario_uuid, created_at);
create index aparelhos_sessao on aparelhos (sessao_id);

-- Keys that the product makes for itself and shares between its processes; the private half is sealed.
create table chaves (
  nome text primary key,
  publica text not null,
  privada text not null,
  created_at timestamptz not null default now()
);
