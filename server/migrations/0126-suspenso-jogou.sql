-- A match sheet that names a suspended player is a task of the organisation, like what a side tells before kick-off.
alter table ocorrencias drop constraint ocorrencias_tipo_check;
alter table ocorrencias add constraint ocorrencias_tipo_check
  check (tipo in ('desmarcou', 'desmarcou_tarde', 'problema', 'suspenso_jogou'));
