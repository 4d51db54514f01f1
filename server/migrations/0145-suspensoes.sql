-- A verdict may keep somebody of a side out of its next matches. `quem` is a player of the squad or a name that was
-- typed, `suspenso_uuid` their account if they have one; `ja_jogados` are the team's matches that were over by then:
-- they serve nothing of it.
alter table punicoes
  drop constraint punicoes_tipo_check,
  add constraint punicoes_tipo_check
    check (tipo in ('advertencia', 'pontos', 'jogo', 'multa', 'exclusao', 'suspensao')),
  add column partida_uuid uuid references partidas on delete cascade,
  add column quem jsonb,
  add column suspenso_uuid uuid references usuarios,
  add column jogos smallint,
  add column ja_jogados uuid[],
  add constraint punicoes_suspensao check (
    (tipo = 'suspensao') = (jogos is not null) and (jogos is null) = (quem is null)
    and (jogos is null) = (partida_uuid is null) and (jogos is null) = (ja_jogados is null));

create index punicoes_suspensoes on punicoes (campeonato_id) where tipo = 'suspensao';
create index punicoes_suspenso on punicoes (suspenso_uuid) where suspenso_uuid is not null;
create index punicoes_partida on punicoes (partida_uuid) where partida_uuid is not null;
