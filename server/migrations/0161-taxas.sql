-- Entry fees between people (docs/decisions/0149-fees-between-people.md): what became of each instalment of an entry.
-- No row: nothing happened to it yet, and `participantes.pago` says how it stands.
create table taxas (
  campeonato_id text not null references campeonatos on delete cascade,
  participante_uuid uuid not null references participantes on delete cascade,
  parcela smallint not null check (parcela between 1 and 12),
  estado text not null
    check (estado in ('devida', 'enviada', 'paga', 'recusada', 'devolvida', 'isenta')),
  centavos integer not null check (centavos >= 0),
  -- Why a receipt was refused.
  motivo text,
  -- Name of the picture; null once it is erased.
  comprovante text,
  enviada_por uuid references usuarios,
  enviada_em timestamptz,
  decidida_em timestamptz,
  primary key (participante_uuid, parcela)
);

create index taxas_campeonato on taxas (campeonato_id);
create index taxas_enviada_por on taxas (enviada_por);

-- What else went into the till or out of it, as people note it: prizes, costs, other money.
create table caixa (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  tipo text not null check (tipo in ('premio', 'saida', 'entrada', 'substituicao')),
  centavos integer not null check (centavos > 0),
  descricao text not null,
  por_uuid uuid references usuarios,
  created_at timestamptz not null default agora()
);

create index caixa_campeonato on caixa (campeonato_id, created_at);
create index caixa_por on caixa (por_uuid);

-- Since when the key for payments is what it is, where it replaced another.
alter table campeonatos add column chave_pix_em timestamptz;
