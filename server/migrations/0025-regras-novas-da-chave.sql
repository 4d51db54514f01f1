-- Rules that a championship can choose since now. Those that exist keep playing by what held before, in what
-- they are now and in every version of their rules: a W.O. is a score like any, nobody is kept apart after
-- the groups, and groups of unequal size are compared as they stand.
create function com_regras_da_chave(fases jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(
    case fase ->> 'tipo'
      when 'mata_mata' then
        '{"wo_elimina": false, "wo_duplo": "eliminados", "evita_reencontro": false}'::jsonb || fase
      when 'dupla_eliminacao' then
        '{"wo_elimina": false, "wo_duplo": "eliminados"}'::jsonb || fase
      when 'grupos' then '{"comparacao": "totais"}'::jsonb || fase
      else fase
    end order by n), '[]'::jsonb)
  from jsonb_array_elements(fases) with ordinality as lista (fase, n)
$$;

update campeonatos set fases = com_regras_da_chave(fases);
update regulamentos set dados = jsonb_set(dados, '{fases}', com_regras_da_chave(dados -> 'fases'))
where dados ? 'fases';

drop function com_regras_da_chave(jsonb);
