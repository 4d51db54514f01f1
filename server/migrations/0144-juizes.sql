-- Where everybody who organises plays a contested match, its sides agree on who judges it
-- (docs/decisions/0114-a-judge-both-sides-accept.md). Nothing of it is deleted while the championship is there.
create table indicacoes (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  partida_uuid uuid not null,
  contestacao_uuid uuid not null references contestacoes on delete cascade,
  -- The side that names, and whom.
  lado text not null check (lado in ('mandante', 'visitante')),
  por_uuid uuid references usuarios on delete set null,
  indicado_uuid uuid references usuarios on delete set null,
  estado text not null default 'aberta'
    check (estado in ('aberta', 'aceita', 'recusada', 'trocada')),
  created_at timestamptz not null default agora(),
  respondida_em timestamptz
);

create index indicacoes_campeonato on indicacoes (campeonato_id);
create index indicacoes_partida on indicacoes (partida_uuid);
create index indicacoes_por on indicacoes (por_uuid) where por_uuid is not null;
create index indicacoes_indicado on indicacoes (indicado_uuid) where indicado_uuid is not null;
-- One of each side at a time.
create unique index indicacoes_abertas on indicacoes (contestacao_uuid, lado) where estado = 'aberta';

-- Whom both sides accepted.
alter table contestacoes add column juiz_uuid uuid references usuarios on delete set null;
create index contestacoes_juiz on contestacoes (juiz_uuid) where juiz_uuid is not null;
