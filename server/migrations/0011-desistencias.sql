-- Who leaves does so in a phase: what was played in the phases before it stays as it was.
alter table participantes add column desistiu_na_fase smallint;

-- A name in a copy of a championship: whose it was, so that it goes when that person leaves the product.
alter table participantes add column copiado_de uuid references participantes on delete set null;
create index participantes_copias on participantes (copiado_de) where copiado_de is not null;

-- What a withdrawal makes of a match, as the engine derives it; null where it changes nothing.
alter table partidas add column decisao jsonb;
