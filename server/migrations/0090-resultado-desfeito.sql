-- What a match had before a correction elsewhere undid it: its sides and its result. It is offered again when
-- the same sides meet there after all.
alter table partidas add column desfeito jsonb;
