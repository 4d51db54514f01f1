-- The final places of everybody, written when a championship is closed and gone when it is opened again.
create table colocacoes (
  campeonato_id text not null references campeonatos on delete cascade,
  participante_uuid uuid not null references participantes on delete cascade,
  -- 5 to 8: those who fell in the quarter-finals share these places.
  de smallint not null check (de > 0),
  ate smallint not null check (ate >= de),
  -- The last phase that they reached, 1 for the first.
  fase smallint not null,
  -- Left, or were put out, before their last match.
  saiu text check (saiu in ('desistiu', 'excluido')),
  primary key (campeonato_id, participante_uuid)
);

create index colocacoes_participante on colocacoes (participante_uuid);

alter table campeonatos
  add column encerrado_em timestamptz,
  -- The nth of its kind, and the one before it. No foreign key: the number stays when that one is deleted.
  add column edicao smallint not null default 1 check (edicao > 0),
  add column edicao_anterior text;

create index campeonatos_edicao_anterior on campeonatos (edicao_anterior)
  where edicao_anterior is not null;

update campeonatos c set encerrado_em = coalesce(
  (select max(h.created_at) from historico h
    where h.campeonato_id = c.id and h.acao = 'mudar-estado' and h.depois ->> 'estado' = 'encerrado'),
  c.updated_at)
where c.estado = 'encerrado';

-- A second final counts from the moment that it is needed, not before.
update campeonatos c set resumo = resumo
  || jsonb_build_object('jogos', (resumo ->> 'jogos')::int - 1)
  || case when resumo ->> 'etapa' is null or resumo ->> 'rodadas' is null then '{}'::jsonb
    else jsonb_build_object('rodadas', (resumo ->> 'rodadas')::int - 1) end
where exists (
  select 1 from partidas p
  where p.campeonato_id = c.id and p.confronto = 'F2' and p.mandante_uuid is null
    and p.resultado is null and p.decisao is null);
