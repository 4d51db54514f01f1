-- When a result that a correction undid was official at first, where it was restored; `em` is since when it counts again.
alter table oficiais add column primeiro_em timestamptz;
alter table vidas_desfeitas add column em timestamptz;

-- Who was there was written down with the result.
update vidas_desfeitas v set em = (
  select min(d.created_at) from presencas_desfeitas d where d.partida_uuid = v.partida_uuid);
