-- A record about a match keeps the sides that it had then: later the same match may be somebody else's.
alter table historico
  add column mandante_uuid uuid,
  add column visitante_uuid uuid;

update historico h set mandante_uuid = p.mandante_uuid, visitante_uuid = p.visitante_uuid
from partidas p
where p.campeonato_id = h.campeonato_id and p.uuid::text = h.objeto;
