-- Settings in the product's own words, and whole: what readers filled in for older rows stands in the rows
-- now. docs/decisions/0041-own-words-in-rows.md.

create function pt_palavra(dicionario jsonb, palavra jsonb) returns jsonb language sql immutable as $$
  select coalesce(dicionario -> (palavra #>> '{}'), palavra)
$$;

create function pt_criterios(lista jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(pt_palavra('{"wins": "vitorias", "goal_difference": "saldo", "goals_for": "gols_pro",
    "goals_against": "gols_contra", "away_goals": "gols_fora", "away_wins": "vitorias_fora",
    "win_rate": "aproveitamento", "h2h_points": "pontos_no_confronto",
    "h2h_goal_difference": "saldo_no_confronto", "h2h_goals_for": "gols_no_confronto",
    "h2h_away_goals": "gols_fora_no_confronto", "head_to_head_two_teams_only": "confronto_direto",
    "fewest_red_cards": "menos_vermelhos", "fewest_yellow_cards": "menos_amarelos",
    "fair_play": "jogo_limpo", "disciplinary_points": "pontos_disciplinares",
    "fewest_walkovers": "menos_wo", "opponents_points": "pontos_dos_adversarios",
    "opponents_goal_difference": "saldo_dos_adversarios",
    "opponents_goals_for": "gols_dos_adversarios", "median_buchholz": "buchholz_mediano",
    "lots": "sorteio", "playoff": "jogo_extra"}', criterio) order by n)
  from jsonb_array_elements(lista) with ordinality as c (criterio, n)
$$;

create function pt_tabela(tabela jsonb) returns jsonb language sql immutable as $$
  select tabela || jsonb_build_object(
    'criterios', pt_criterios(tabela -> 'criterios'),
    'wo', (tabela -> 'wo') || jsonb_build_object('duplo', pt_palavra('{"both_lose": "ambos_perdem",
      "goalless": "sem_gols", "goal_penalty": "perdem_gols", "not_counted": "nao_conta"}',
      tabela #> '{wo,duplo}')),
    'desistencia', pt_palavra('{"keep": "mantem", "annul": "anula", "walkover_forward": "wo_adiante",
      "all_walkovers": "wo_em_tudo", "half_rule": "por_turno",
      "keep_and_average": "mantem_com_media"}', tabela -> 'desistencia'))
$$;

-- Each once, and never extra time last, which can end level: what stood before it decides, else penalties.
create function pt_desempate(lista jsonb) returns jsonb language sql immutable as $$
  with cada as (
    select pt_palavra('{"extra_time": "prorrogacao", "penalties": "penaltis",
      "better_campaign": "melhor_campanha", "replay": "novo_jogo", "golden_goal": "gol_de_ouro"}',
      como) as como, min(n) as n
    from jsonb_array_elements(lista) with ordinality as d (como, n) group by 1),
  numerada as (select como, row_number() over (order by n) as n, count(*) over () as total from cada)
  select jsonb_agg(como order by
      case when n = total and como = '"prorrogacao"' then n - 1.5 else n end)
    || case when bool_and(como = '"prorrogacao"') then '["penaltis"]'::jsonb else '[]' end
  from numerada
$$;

create function pt_fases(fases jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(
    case when fase ? 'tabela' then jsonb_set(fase, '{tabela}', pt_tabela(fase -> 'tabela'))
    else fase || jsonb_build_object(
        'desempate', pt_desempate(fase -> 'desempate'),
        'gols_fora', pt_palavra('{"off": "nao", "on": "sim", "extra_time_too": "ate_na_prorrogacao"}',
          fase -> 'gols_fora'))
      -- Once there were drawn ties too. Nothing ever drew them: they went by campaign.
      || case when fase ->> 'cruzamento' = 'sorteio' then '{"cruzamento": "campanha"}'::jsonb
        else '{}' end
    end order by n), '[]')
  from jsonb_array_elements(fases) with ordinality as f (fase, n)
$$;

create function pt_regras(regras jsonb) returns jsonb language sql immutable as $$
  select regras || case when regras ? 'sem_placar' then jsonb_build_object('sem_placar', pt_palavra(
    '{"wo_de_quem_falou": "vence_quem_falou"}', regras -> 'sem_placar')) else '{}' end
$$;

-- Rules without a time for complaints are of before there was a choice: these were stored with every
-- championship, and nobody had chosen them.
create function pt_regras_inteiras(guardadas jsonb) returns jsonb language sql immutable as $$
  with escolhidas as (select pt_regras(case when guardadas ? 'prazo_reclamacao_horas' then guardadas
    else guardadas - array['quem_informa', 'prazo_confirmacao_horas', 'provas', 'sem_placar',
      'aviso_cancelamento_horas', 'cartoes'] end) as e)
  select '{"quem_informa": "organizador", "prazo_confirmacao_horas": 24, "provas": ["placar"],
      "sem_placar": "moderacao", "prazo_reclamacao_horas": null, "aviso_cancelamento_horas": null,
      "rodadas_por_janela": 1, "horario_sem_acordo": null, "tolerancia_minutos": 15,
      "modelo_rodada": "janela", "dias_por_rodada": 7, "elenco": null, "transferencias": null,
      "transferencias_semanais": [], "transferencias_emergencia": 0, "troca_de_id": "nunca",
      "sancoes": [], "suspensao_desistencia_dias": null, "duracao_minutos": null,
      "limite_forca": null, "times": []}'::jsonb
    || e || jsonb_build_object('cartoes',
      '{"amarelos": null, "zera_na_fase": null, "leva_na_volta": false}'::jsonb
      || coalesce(e -> 'cartoes', '{}'))
  from escolhidas
$$;

create function pt_inscricao(guardada jsonb) returns jsonb language sql immutable as $$
  select '{"vagas": 16, "aprovacao": "manual", "fecha_em": null, "pede": ["time"], "taxa_centavos": 0,
    "chave_pix": null, "segunda_entrada_centavos": null, "parcelas": 1, "prazo_pagamento_dias": null,
    "reembolso": "a_combinar", "doacao": null}'::jsonb || guardada
$$;

update campeonatos set fases = pt_fases(fases), regras = pt_regras_inteiras(regras),
  inscricao = pt_inscricao(inscricao);

update regulamentos set dados = dados
  || case when dados ? 'fases' then jsonb_build_object('fases', pt_fases(dados -> 'fases'))
    else '{}' end
  || case when dados ? 'regras' then jsonb_build_object('regras', pt_regras_inteiras(dados -> 'regras'))
    else '{}' end
  || case when dados ? 'inscricao' then jsonb_build_object('inscricao', pt_inscricao(dados -> 'inscricao'))
    else '{}' end;

-- The trail of an edit keeps what was there, in today's words: nothing is filled in.
create function pt_lado(lado jsonb) returns jsonb language sql immutable as $$
  select lado
    || case when lado ? 'fases' then jsonb_build_object('fases', pt_fases(lado -> 'fases')) else '{}' end
    || case when lado ? 'regras' then jsonb_build_object('regras', pt_regras(lado -> 'regras'))
      else '{}' end
$$;

update historico set antes = pt_lado(antes), depois = pt_lado(depois) where acao = 'editar-campeonato';

drop function pt_lado(jsonb);
drop function pt_inscricao(jsonb);
drop function pt_regras_inteiras(jsonb);
drop function pt_regras(jsonb);
drop function pt_fases(jsonb);
drop function pt_desempate(jsonb);
drop function pt_tabela(jsonb);
drop function pt_criterios(jsonb);
drop function pt_palavra(jsonb, jsonb);
