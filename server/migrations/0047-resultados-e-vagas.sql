-- Results, places in a bracket and what is kept of tables and brackets, in the product's own words. A W.O.
-- says who failed to appear, and no longer who won. docs/decisions/0041-own-words-in-rows.md.

create function pt_resultado(r jsonb) returns jsonb language sql immutable as $$
  select case r ->> 'kind'
    when 'played' then
      jsonb_build_object('tipo', 'placar', 'mandante', r #> '{score,home}', 'visitante', r #> '{score,away}')
      || case when r -> 'extraTime' = 'true' then '{"prorrogacao": true}'::jsonb else '{}' end
      || case when r ? 'penalties' then jsonb_build_object('penaltis',
          jsonb_build_array(r #> '{penalties,home}', r #> '{penalties,away}')) else '{}' end
    when 'walkover' then jsonb_build_object('tipo', 'wo', 'wo_de',
      case r ->> 'winner' when 'home' then 'visitante' else 'mandante' end)
    when 'double_walkover' then '{"tipo": "wo", "wo_de": "ambos"}'
    when 'cancelled' then '{"tipo": "cancelada"}'
    when 'annulled' then '{"tipo": "anulada"}'
    else r
  end
$$;

create function pt_confronto(id text) returns text language sql immutable as $$
  select case when id = 'third' then 'terceiro' else translate(left(id, 1), 'WL', 'VR') || substr(id, 2) end
$$;

create function pt_vaga(s jsonb) returns jsonb language sql immutable as $$
  select case s ->> 'kind'
    when 'team' then jsonb_build_object('tipo', 'participante', 'participante', s -> 'team')
    when 'bye' then '{"tipo": "folga"}'
    when 'winner' then
      jsonb_build_object('tipo', 'vencedor', 'confronto', pt_confronto(s ->> 'tie'))
    when 'loser' then
      jsonb_build_object('tipo', 'perdedor', 'confronto', pt_confronto(s ->> 'tie'))
    when 'group' then
      jsonb_build_object('tipo', 'grupo', 'grupo', s -> 'group', 'posicao', s -> 'position')
    when 'best' then
      jsonb_build_object('tipo', 'melhor', 'posicao', s -> 'position', 'ordem', s -> 'rank')
    when 'third' then jsonb_build_object('tipo', 'terceiro', 'contra', s -> 'against')
    when 'seed' then jsonb_build_object('tipo', 'geral', 'posicao', s -> 'seed')
    when 'remaining' then
      jsonb_build_object('tipo', 'restante', 'rodada', s -> 'round', 'ordem', s -> 'rank')
    else s
  end
$$;

create function pt_palavra(dicionario jsonb, palavra jsonb) returns jsonb
  language sql immutable as $$
  select coalesce(dicionario -> (palavra #>> '{}'), palavra)
$$;

-- A table: of each line, what would separate those who share its position.
create function pt_tabela(quadro jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(quadro, '{linhas}', (
    select coalesce(jsonb_agg(jsonb_set(linha, '{pendente}', pt_palavra(
      '{"lots": "sorteio", "playoff": "jogo_extra", "level": "empate"}', linha -> 'pendente'))
      order by n), '[]')
    from jsonb_array_elements(quadro -> 'linhas') with ordinality as l (linha, n)))
$$;

create function pt_confronto_guardado(c jsonb) returns jsonb language sql immutable as $$
  select c || jsonb_build_object(
    'id', pt_confronto(c ->> 'id'),
    'situacao', pt_palavra('{"waiting": "aguarda", "ready": "pronto", "decided": "decidido",
      "free_pass": "passa_direto", "unneeded": "desnecessario"}', c -> 'situacao'),
    'decidido_por', pt_palavra('{"result": "placar", "aggregate": "agregado",
      "away_goals": "gols_fora", "extra_time": "prorrogacao", "golden_goal": "gol_de_ouro",
      "penalties": "penaltis", "replay": "novo_jogo", "better_campaign": "melhor_campanha",
      "visitor": "visitante", "walkover": "wo", "lots": "sorteio"}', c -> 'decidido_por'))
$$;

-- The column is made from the words that change.
alter table partidas drop column feita;

update partidas set
  vaga_mandante = pt_vaga(vaga_mandante),
  vaga_visitante = pt_vaga(vaga_visitante),
  confronto = pt_confronto(confronto),
  resultado = pt_resultado(resultado),
  decisao = pt_resultado(decisao);

alter table partidas add column feita boolean not null generated always as (
  resultado is not null or decisao is not null or estado = 'cancelada'
  or vaga_visitante ->> 'tipo' = 'folga') stored;

update quadros set dados = jsonb_set(dados, '{tabelas}', (
  select coalesce(jsonb_agg(pt_tabela(tabela) order by n), '[]')
  from jsonb_array_elements(dados -> 'tabelas') with ordinality as t (tabela, n)))
where dados ? 'tabelas';

update quadros set dados = jsonb_set(dados, '{confrontos}', (
  select coalesce(jsonb_agg(pt_confronto_guardado(confronto) order by n), '[]')
  from jsonb_array_elements(dados -> 'confrontos') with ordinality as c (confronto, n)))
where dados ? 'confrontos';

-- The trail tells results before and after, and those of later matches that were undone.
update historico set antes = jsonb_set(antes, '{resultado}', pt_resultado(antes -> 'resultado'))
where antes -> 'resultado' ? 'kind';

update historico set depois = jsonb_set(depois, '{resultado}', pt_resultado(depois -> 'resultado'))
where depois -> 'resultado' ? 'kind';

update historico set depois = jsonb_set(depois, '{desfeitas}', (
  select coalesce(jsonb_agg(case when desfeita -> 'resultado' ? 'kind'
    then jsonb_set(desfeita, '{resultado}', pt_resultado(desfeita -> 'resultado'))
    else desfeita end order by n), '[]')
  from jsonb_array_elements(depois -> 'desfeitas') with ordinality as d (desfeita, n)))
where jsonb_typeof(depois -> 'desfeitas') = 'array';

drop function pt_confronto_guardado(jsonb);
drop function pt_tabela(jsonb);
drop function pt_palavra(jsonb, jsonb);
drop function pt_vaga(jsonb);
drop function pt_confronto(text);
drop function pt_resultado(jsonb);
