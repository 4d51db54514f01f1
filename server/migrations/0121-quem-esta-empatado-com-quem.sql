-- Two ties of one table were told as one: who is level with whom is kept beside the list of all.
update quadros
set dados = dados || jsonb_build_object('conjuntos',
  case when jsonb_array_length(dados -> 'empatados') > 0
    then jsonb_build_array(dados -> 'empatados') else '[]'::jsonb end)
where dados ? 'empatados';
