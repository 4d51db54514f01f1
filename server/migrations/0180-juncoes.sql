-- One person with two accounts: what was played under the one becomes the other's, where both agree.
create table juncoes (
  uuid uuid primary key,
  -- Whose history moves, and the address of the account that it moves to, as it was typed.
  de_uuid uuid not null references usuarios on delete cascade,
  email text not null,
  created_at timestamptz not null default agora(),
  expira_em timestamptz not null,
  aceita_em timestamptz,
  recusada_em timestamptz
);

-- One that waits for each account.
create unique index juncoes_abertas on juncoes (de_uuid) where aceita_em is null and recusada_em is null;
create index juncoes_email on juncoes (email);
create index juncoes_de on juncoes (de_uuid);
