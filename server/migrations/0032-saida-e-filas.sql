-- What a change sets off outside its championship (first of all: notices and their mails) is written down in
-- the transaction of the change and handed on after its commit, once.
create table saida (
  id uuid primary key,
  campeonato_id text references campeonatos on delete cascade,
  tipo text not null,
  dados jsonb not null,
  tentativas integer not null default 0,
  -- Who wrote it hands it on at once. What is still here by then was left behind by a process that died.
  tentar_em timestamptz not null default now() + interval '5 seconds',
  erro text,
  falhou_em timestamptz,
  created_at timestamptz not null default now()
);

create index saida_tentar_em on saida (tentar_em) where falhou_em is null;

-- Jobs of one lane do not wait for those of another; a job with a key is there once.
alter table tarefas
  add column fila text not null default 'geral',
  add column chave text;

create index tarefas_fila on tarefas (fila, executar_em) where falhou_em is null;
drop index tarefas_executar_em;
create unique index tarefas_chave on tarefas (tipo, chave)
  where chave is not null and falhou_em is null;

-- When each chore was last done, by whichever process.
create table rotinas (
  nome text primary key,
  feita_em timestamptz not null
);

-- Who did it: a person, the product itself, the holder of a link, a program with a key.
alter table historico
  add column autor text not null default 'pessoa'
    check (autor in ('pessoa', 'sistema', 'link', 'chave')),
  -- Of a link or a key: which one.
  add column autor_id uuid;
