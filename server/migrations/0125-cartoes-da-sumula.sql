-- Cards of the match sheets, beside the match that tables are derived from: a second yellow takes the first with it.
update partidas p set cartoes = s.cartoes
from (
  select l.partida_uuid, l.mandante_uuid, l.visitante_uuid,
    jsonb_build_object('entre', jsonb_build_array(l.mandante_uuid, l.visitante_uuid))
      || jsonb_object_agg(l.lado, jsonb_build_object('amarelos', greatest(0, l.amarelos - l.segundos),
        'segundos_amarelos', l.segundos, 'vermelhos', l.vermelhos)) as cartoes
  from (
    select u.partida_uuid, u.lado, u.mandante_uuid, u.visitante_uuid,
      count(*) filter (where e ->> 'tipo' = 'amarelo') as amarelos,
      count(*) filter (where e ->> 'tipo' = 'segundo_amarelo') as segundos,
      count(*) filter (where e ->> 'tipo' = 'vermelho') as vermelhos
    from sumulas u cross join lateral jsonb_array_elements(u.lances) e
    group by u.partida_uuid, u.lado, u.mandante_uuid, u.visitante_uuid) l
  where l.amarelos + l.segundos + l.vermelhos > 0
  group by l.partida_uuid, l.mandante_uuid, l.visitante_uuid) s
where p.uuid = s.partida_uuid and p.mandante_uuid = s.mandante_uuid
  and p.visitante_uuid = s.visitante_uuid;

-- What a red card costs, and what becomes of a match with a suspended player, in championships and in the rules as
-- they were in force. Where cards suspended nobody, what a first leg cost had no effect yet.
update campeonatos set regras = jsonb_set(regras, '{cartoes}',
  '{"vermelho": 1, "suspenso_joga": "organizacao"}'::jsonb || (regras -> 'cartoes')
    || case when regras #>> '{cartoes,amarelos}' is null then '{"leva_na_volta": true}'::jsonb
      else '{}' end)
where regras ? 'cartoes';

update regulamentos set dados = jsonb_set(dados, '{regras,cartoes}',
  '{"vermelho": 1, "suspenso_joga": "organizacao"}'::jsonb || (dados #> '{regras,cartoes}')
    || case when dados #>> '{regras,cartoes,amarelos}' is null then '{"leva_na_volta": true}'::jsonb
      else '{}' end)
where dados -> 'regras' ? 'cartoes';
