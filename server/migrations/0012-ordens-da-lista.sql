-- The orders of the public list exactly as they are asked for, so that a page of it is read from the
-- index however many championships there are.
drop index campeonatos_recentes;
create index campeonatos_recentes on campeonatos (created_at desc, id desc)
  where visibilidade = 'publico' and excluido_em is null and estado <> 'rascunho';
drop index campeonatos_estado;
create index campeonatos_estado on campeonatos (estado, created_at desc, id desc)
  where visibilidade = 'publico' and excluido_em is null and estado <> 'rascunho';
drop index campeonatos_comeco;
create index campeonatos_comeco on campeonatos (coalesce(comeca_em, 'infinity'), id)
  where visibilidade = 'publico' and excluido_em is null and estado <> 'rascunho';
create index campeonatos_nome on campeonatos (left(busca, 100), id)
  where visibilidade = 'publico' and excluido_em is null and estado <> 'rascunho';
