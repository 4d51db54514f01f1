-- Score links: the address of a page on which a table official without an account enters the scores of one match
-- or of one round. Only the hash of the secret is kept. No reference to the match, which may be made anew or be
-- gone; a link of a round is for whatever is played in it.
create table links_da_mesa (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  partida_uuid uuid,
  fase int,
  rodada int,
  -- How the organisers call it: who sits there.
  rotulo text,
  segredo_hash bytea not null unique,
  criado_por uuid references usuarios on delete set null,
  created_at timestamptz not null default agora(),
  expira_em timestamptz not null,
  usado_em timestamptz,
  revogado_em timestamptz,
  revogado_por uuid references usuarios on delete set null,
  check ((partida_uuid is null) = (fase is not null) and (fase is null) = (rodada is null))
);

create index links_da_mesa_campeonato on links_da_mesa (campeonato_id);
create index links_da_mesa_criado_por on links_da_mesa (criado_por) where criado_por is not null;
create index links_da_mesa_revogado_por on links_da_mesa (revogado_por) where revogado_por is not null;

-- What was entered there, under the id that the device gave it: sent again, it is not done again.
create table lancamentos_da_mesa (
  link_uuid uuid not null references links_da_mesa on delete cascade,
  id uuid not null,
  campeonato_id text not null references campeonatos on delete cascade,
  partida_uuid uuid not null,
  informado jsonb not null,
  resposta text not null check (resposta in ('aceito', 'ja_estava', 'difere')),
  -- By the clock of the device.
  digitado_em timestamptz,
  created_at timestamptz not null default agora(),
  primary key (link_uuid, id)
);

create index lancamentos_da_mesa_campeonato on lancamentos_da_mesa (campeonato_id);

-- The table official is a third voice about a match.
alter table informes drop constraint informes_lado_check;
alter table informes add constraint informes_lado_check
  check (lado in ('mandante', 'visitante', 'mesa'));
alter table contestacoes drop constraint contestacoes_lado_check;
alter table contestacoes add constraint contestacoes_lado_check
  check (lado in ('mandante', 'visitante', 'mesa'));
