-- What gives a person a plan: a row with its source and how long it lasts. What somebody may do is worked out from
-- these at each request. `usuarios.plano`, `pro_ate` and `ends_at` are read by nobody any more.

create table direitos (
  id uuid primary key,
  usuario_uuid uuid not null references usuarios on delete cascade,
  fonte text not null check (fonte in ('assinatura', 'pix', 'concessao')),
  plano text not null check (plano in ('pro', 'pro_mensal', 'pro_anual')),
  desde timestamptz not null default agora(),
  -- Without an end it lasts until it is taken back.
  ate timestamptz,
  -- Goes on by itself when the period is over: then the end is only how long we wait for the news of it.
  renova boolean not null default false,
  -- What it is called where it was paid.
  referencia text unique,
  created_at timestamptz not null default agora()
);

create index direitos_usuario on direitos (usuario_uuid);

insert into direitos (id, usuario_uuid, fonte, plano, ate)
select gen_random_uuid(), uuid, 'concessao', 'pro', pro_ate from usuarios where pro_ate is not null;

-- Sent away by who runs the site: no log-in, and every session ends.
alter table usuarios add column banido_em timestamptz;
