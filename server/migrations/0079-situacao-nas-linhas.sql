-- A line of a kept table says who left or was put out. Nobody was put out by a sanction before this, so who
-- has a withdrawal left by themself. The last five of who left are renewed with the next result.
update quadros q set dados = jsonb_set(q.dados, '{tabelas}', (
  select coalesce(jsonb_agg(jsonb_set(tabela, '{linhas}', (
    select coalesce(jsonb_agg(linha || jsonb_build_object('situacao',
      case when exists (select 1 from participantes p
        where p.campeonato_id = q.campeonato_id and p.uuid::text = linha ->> 'participante'
          and p.desistiu_em is not null and coalesce(p.desistiu_na_fase, 1) <= q.fase)
      then 'desistiu' end) order by n), '[]')
    from jsonb_array_elements(tabela -> 'linhas') with ordinality as l (linha, n)))
    order by m), '[]')
  from jsonb_array_elements(q.dados -> 'tabelas') with ordinality as t (tabela, m)))
where q.dados ? 'tabelas';
