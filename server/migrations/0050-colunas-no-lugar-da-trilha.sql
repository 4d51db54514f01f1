-- What the product acts on is a column or a table of its own; the trail only tells.
alter table campeonatos
  -- When it first left the drafts, when entries were first open, when it last started.
  add column publicado_em timestamptz,
  add column inscricoes_em timestamptz,
  add column iniciado_em timestamptz,
  -- The calendar as it was last asked for.
  add column agenda jsonb;

update campeonatos c set
  publicado_em = coalesce(
    (select min(h.created_at) from historico h
      where h.campeonato_id = c.id and h.acao = 'mudar-estado'),
    case when c.estado <> 'rascunho' then c.created_at end),
  inscricoes_em = coalesce(
    (select min(h.created_at) from historico h
      where h.campeonato_id = c.id and h.acao = 'mudar-estado'
        and 'inscricoes' in (h.antes ->> 'estado', h.depois ->> 'estado')),
    case when c.estado = 'inscricoes' then c.created_at end),
  iniciado_em = coalesce(
    (select max(h.created_at) from historico h
      where h.campeonato_id = c.id and h.acao = 'mudar-estado'
        and h.depois ->> 'estado' = 'andamento' and h.antes ->> 'estado' <> 'encerrado'),
    case when c.estado in ('andamento', 'encerrado') then c.created_at end),
  agenda = (select h.depois from historico h
    where h.campeonato_id = c.id and h.acao = 'gerar-agenda' order by h.id desc limit 1);

-- Whose place another took, and whether they had withdrawn before: they may still be suspended, and what is
-- older than this goes with them when they leave the product.
create table substituicoes (
  participante_uuid uuid not null references participantes on delete cascade,
  usuario_uuid uuid not null references usuarios on delete cascade,
  campeonato_id text not null references campeonatos on delete cascade,
  desistiu_em timestamptz,
  created_at timestamptz not null default now(),
  primary key (participante_uuid, created_at)
);

create index substituicoes_usuario on substituicoes (usuario_uuid);
create index substituicoes_campeonato on substituicoes (campeonato_id);

insert into substituicoes (participante_uuid, usuario_uuid, campeonato_id, desistiu_em, created_at)
select p.uuid, u.uuid, h.campeonato_id, (h.antes ->> 'desistiu_em')::timestamptz, h.created_at
from historico h
join participantes p on p.uuid::text = h.objeto
join usuarios u on u.uuid::text = h.antes ->> 'usuario_uuid'
where h.acao = 'substituir-participante' and h.antes ? 'usuario_uuid'
on conflict do nothing;

drop index historico_de_quem;

-- The last score and the last day that somebody sent for a match, with the answer: sent again because the
-- answer was lost, it is not done again. Not filled: it matters for as long as somebody tries again.
create table envios (
  partida_uuid uuid not null references partidas on delete cascade,
  tipo text not null check (tipo in ('placar', 'agenda')),
  usuario_uuid uuid not null references usuarios on delete cascade,
  -- The version of the match that it was sent on.
  versao integer not null,
  pedido jsonb not null,
  impacto jsonb,
  primary key (partida_uuid, tipo)
);

create index envios_usuario on envios (usuario_uuid);

-- Notices from before they knew who did it: the names in them are looked up once, here.
update notificacoes n set por_uuid = p.usuario_uuid
from participantes p
where n.por_uuid is null and p.usuario_uuid is not null and n.usuario_uuid <> p.usuario_uuid
  and n.tipo like 'inscricao\_%' and n.url = '/campeonato/' || p.campeonato_id
  and position(p.nome in n.mensagem) > 0;

update notificacoes n set por_uuid = u.uuid
from historico h join usuarios u on u.uuid = h.usuario_uuid
where n.por_uuid is null and h.acao = 'convidar-pessoa' and n.tipo = 'inscricao_convidado'
  and n.url = '/campeonato/' || h.campeonato_id and position(u.nome in n.mensagem) > 0;
