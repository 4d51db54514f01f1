-- Settings that came with the life of a match, in championships and in the rules as they were in force.
update campeonatos set regras =
  '{"prazo_resposta_horas": 24, "robo": "sugerir", "mesa_confirma": false}'::jsonb || regras;

update regulamentos set dados = jsonb_set(dados, '{regras}',
  '{"prazo_resposta_horas": 24, "robo": "sugerir", "mesa_confirma": false}'::jsonb
    || (dados -> 'regras'))
where dados ? 'regras';
