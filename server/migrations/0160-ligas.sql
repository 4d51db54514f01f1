-- Ligas: communities that run championships. The row of a liga is locked first by every write on anything that
-- belongs to it. Who owns it is a member of it, so there is one list of people.
create table ligas (
  uuid uuid primary key,
  nome text not null check (length(nome) between 1 and 240),
  descricao text not null default '',
  -- In the words of who runs it.
  regras text not null default '',
  sigla text not null check (length(sigla) between 2 and 4),
  cores jsonb not null,
  -- Addresses of groups, of those hosts alone; checked where they are written.
  whatsapp text,
  discord text,
  modalidades text[] not null default '{}',
  visibilidade text not null default 'publico'
    check (visibilidade in ('publico', 'nao_listado', 'privado')),
  entrada text not null default 'aprovacao' check (entrada in ('aberta', 'aprovacao', 'convite')),
  -- Since when it is one of the site's partners.
  verificada_em timestamptz,
  -- What championships that are made inside it start with; null where nothing is.
  padrao jsonb,
  -- How many are in it now, for lists.
  membros integer not null default 0,
  -- Name and description without accents and case, for the search.
  busca text not null,
  versao integer not null default 1,
  arquivada_em timestamptz,
  excluida_em timestamptz,
  created_at timestamptz not null default agora(),
  updated_at timestamptz not null default agora()
);

create index ligas_busca on ligas using gin (busca gin_trgm_ops);
create index ligas_maiores on ligas (membros desc, uuid desc)
  where visibilidade = 'publico' and excluida_em is null and arquivada_em is null;
create index ligas_recentes on ligas (created_at desc, uuid desc)
  where visibilidade = 'publico' and excluida_em is null and arquivada_em is null;
create index ligas_nome on ligas (left(busca, 100), uuid)
  where visibilidade = 'publico' and excluida_em is null and arquivada_em is null;
create index ligas_excluidas on ligas (excluida_em) where excluida_em is not null;

create table membros_da_liga (
  liga_uuid uuid not null references ligas on delete cascade,
  usuario_uuid uuid not null references usuarios on delete cascade,
  papel text not null default 'membro' check (papel in ('dono', 'admin', 'membro')),
  entrou_em timestamptz not null default agora(),
  -- Null while they are in it.
  saiu_em timestamptz,
  primary key (liga_uuid, usuario_uuid)
);

create index membros_da_liga_usuario on membros_da_liga (usuario_uuid);
create unique index membros_da_liga_dono on membros_da_liga (liga_uuid)
  where papel = 'dono' and saiu_em is null;
create index membros_da_liga_lista on membros_da_liga (liga_uuid, entrou_em, usuario_uuid)
  where saiu_em is null;

create table pedidos_da_liga (
  uuid uuid primary key,
  liga_uuid uuid not null references ligas on delete cascade,
  usuario_uuid uuid not null references usuarios on delete cascade,
  mensagem text not null default '',
  estado text not null default 'aberto'
    check (estado in ('aberto', 'aceito', 'recusado', 'retirado')),
  decidido_por uuid references usuarios on delete set null,
  created_at timestamptz not null default agora(),
  decidido_em timestamptz
);

create index pedidos_da_liga_liga on pedidos_da_liga (liga_uuid, created_at);
create index pedidos_da_liga_usuario on pedidos_da_liga (usuario_uuid);
create index pedidos_da_liga_por on pedidos_da_liga (decidido_por) where decidido_por is not null;
-- One of each person at a time.
create unique index pedidos_da_liga_abertos on pedidos_da_liga (liga_uuid, usuario_uuid)
  where estado = 'aberto';

create table banidos_da_liga (
  liga_uuid uuid not null references ligas on delete cascade,
  usuario_uuid uuid not null references usuarios on delete cascade,
  -- Read by the staff and by the person.
  motivo text not null,
  -- For good where it is null.
  ate timestamptz,
  por_uuid uuid references usuarios on delete set null,
  created_at timestamptz not null default agora(),
  primary key (liga_uuid, usuario_uuid)
);

create index banidos_da_liga_usuario on banidos_da_liga (usuario_uuid);
create index banidos_da_liga_por on banidos_da_liga (por_uuid) where por_uuid is not null;

-- Links that let people in. Only the hash of the token is kept.
create table convites_da_liga (
  uuid uuid primary key,
  liga_uuid uuid not null references ligas on delete cascade,
  token_hash bytea not null unique,
  -- Whoever comes by it is in at once; else they ask.
  direto boolean not null default true,
  criado_por uuid references usuarios on delete set null,
  created_at timestamptz not null default agora(),
  expira_em timestamptz not null,
  revogado_em timestamptz,
  usos integer not null default 0
);

create index convites_da_liga_liga on convites_da_liga (liga_uuid, created_at desc);
create index convites_da_liga_por on convites_da_liga (criado_por) where criado_por is not null;

-- The owner offers the liga to a member, who has not answered yet.
create table ofertas_da_liga (
  liga_uuid uuid primary key references ligas on delete cascade,
  para_uuid uuid not null references usuarios on delete cascade,
  por_uuid uuid not null references usuarios on delete cascade,
  created_at timestamptz not null default agora(),
  expira_em timestamptz not null
);

create index ofertas_da_liga_para on ofertas_da_liga (para_uuid);
create index ofertas_da_liga_por on ofertas_da_liga (por_uuid);

create table avisos_da_liga (
  uuid uuid primary key,
  liga_uuid uuid not null references ligas on delete cascade,
  autor_uuid uuid references usuarios on delete set null,
  texto text not null,
  fixado boolean not null default false,
  created_at timestamptz not null default agora()
);

create index avisos_da_liga_liga on avisos_da_liga (liga_uuid, created_at desc);
create index avisos_da_liga_autor on avisos_da_liga (autor_uuid) where autor_uuid is not null;

-- Who changed what; never changed, never deleted while the liga is there.
create table historico_da_liga (
  id uuid primary key,
  liga_uuid uuid not null references ligas on delete cascade,
  usuario_uuid uuid references usuarios on delete set null,
  acao text not null,
  objeto text,
  antes jsonb,
  depois jsonb,
  created_at timestamptz not null default agora()
);

create index historico_da_liga_liga on historico_da_liga (liga_uuid, id desc);
create index historico_da_liga_usuario on historico_da_liga (usuario_uuid)
  where usuario_uuid is not null;

-- A championship keeps its own owner; the liga is where it is played.
alter table campeonatos add column liga_uuid uuid references ligas on delete set null;
create index campeonatos_liga on campeonatos (liga_uuid, created_at desc, id)
  where liga_uuid is not null;

-- A championship that one side wants in the liga, and the other has not agreed to yet.
create table vinculos_da_liga (
  campeonato_id text primary key references campeonatos on delete cascade,
  liga_uuid uuid not null references ligas on delete cascade,
  -- Which side asked: the one that runs the championship, or the liga.
  lado text not null check (lado in ('campeonato', 'liga')),
  por_uuid uuid not null references usuarios on delete cascade,
  created_at timestamptz not null default agora()
);

create index vinculos_da_liga_liga on vinculos_da_liga (liga_uuid);
create index vinculos_da_liga_por on vinculos_da_liga (por_uuid);
