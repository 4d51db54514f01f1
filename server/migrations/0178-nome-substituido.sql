-- Since when somebody else has the place: what was played before is not theirs, also where both were only typed names.
alter table participantes add column substituido_em timestamptz;

update participantes p set substituido_em = s.em
from (select participante_uuid, max(created_at) as em from substituicoes group by 1) s
where s.participante_uuid = p.uuid;
