-- So many players a team has changed while the transfer windows were closed.
alter table participantes add column trocas_emergencia smallint not null default 0;

-- A sanction is more than points: a warning, a lost match, a fine in money of the game, an exclusion.
alter table punicoes
  drop constraint punicoes_pontos_check,
  add column tipo text not null default 'pontos'
    check (tipo in ('advertencia', 'pontos', 'jogo', 'multa', 'exclusao')),
  add column multa integer,
  add constraint punicoes_pontos check ((tipo = 'pontos') = (pontos <> 0)),
  add constraint punicoes_multa check ((tipo = 'multa') = (multa is not null));
