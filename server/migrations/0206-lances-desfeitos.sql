-- What was told live of a match until a correction elsewhere undid its result: told again where that result comes back.
alter table vidas_desfeitas add column lances uuid[] not null default '{}';
