-- Accounts: age, changes of e-mail, new passwords, and what these stand on: jobs, mails, audit trail.

alter table usuarios add column nascimento date;

-- A change of e-mail that a verified person asked for. The old address can undo it for a while.
create table trocas_de_email (
  id uuid primary key,
  usuario_uuid uuid not null references usuarios on delete cascade,
  email_anterior text not null,
  email_pendente text not null check (email_pendente = lower(email_pendente)),
  created_at timestamptz not null default now(),
  confirmada_em timestamptz,
  cancelada_em timestamptz
);

create unique index trocas_de_email_abertas on trocas_de_email (usuario_uuid)
  where confirmada_em is null and cancelada_em is null;

-- One per person: a new link takes the place of the old one. Only the hash of the token is kept.
create table redefinicoes_de_senha (
  usuario_uuid uuid primary key references usuarios on delete cascade,
  token_hash bytea not null,
  -- Where the link was sent: a change of address ends it.
  email text not null,
  expira_em timestamptz not null
);

-- Work to be done after a commit. While a job runs, `executar_em` is when another may take it over.
create table tarefas (
  id uuid primary key,
  tipo text not null,
  dados jsonb not null,
  executar_em timestamptz not null,
  tentativas integer not null default 0,
  erro text,
  falhou_em timestamptz,
  created_at timestamptz not null default now()
);

create index tarefas_executar_em on tarefas (executar_em) where falhou_em is null;

-- Where mails go when no mail server is configured.
create table correio (
  id uuid primary key,
  para text not null,
  assunto text not null,
  texto text not null,
  html text not null,
  created_at timestamptz not null default now()
);

-- Who did what, and from which network. No address of anybody, no foreign key: it outlives the account.
create table auditoria (
  id uuid primary key,
  quando timestamptz not null default now(),
  ator uuid,
  acao text not null,
  alvo text,
  rede text,
  pedido text,
  detalhes jsonb not null default '{}'
);

create index auditoria_quando on auditoria (quando);
create index auditoria_ator on auditoria (ator, quando desc);
create index auditoria_alvo on auditoria (alvo, quando desc);

-- Nobody edits the past. After six months a line may go.
create function auditoria_so_cresce() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.quando < now() - interval '6 months' then
    return old;
  end if;
  raise exception 'auditoria only grows';
end $$;

create trigger auditoria_linhas before update or delete on auditoria
  for each row execute function auditoria_so_cresce();
create trigger auditoria_inteira before truncate on auditoria
  for each statement execute function auditoria_so_cresce();
