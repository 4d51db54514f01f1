-- Who leaves does so in a phase: what was played in the phases before it stays as it was.
alter table participantes add column desistiu_na_fase smallint;

-- What a withdrawal makes of a match, as the engine derives it; null where it changes nothing.
alter table partidas add column decisao jsonb;
