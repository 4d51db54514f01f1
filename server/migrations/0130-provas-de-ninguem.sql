-- A picture of the score stood as asked for in every row, and nothing read it. Where only the organisation enters
-- scores nobody was told so either: there nothing is asked for until somebody chooses it. Where sides report, their
-- rules say it, and it holds.
update campeonatos set regras = jsonb_set(regras, '{provas}', '[]')
where regras ->> 'quem_informa' = 'organizador' and regras -> 'provas' = '["placar"]'::jsonb;

update regulamentos set dados = jsonb_set(dados, '{regras,provas}', '[]')
where dados -> 'regras' ->> 'quem_informa' = 'organizador'
  and dados -> 'regras' -> 'provas' = '["placar"]'::jsonb;
