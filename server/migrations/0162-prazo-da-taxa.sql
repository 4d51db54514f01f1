-- The time to pay the fee of a championship is due like the things of its matches, and belongs to none of them.
alter table prazos alter column partida_uuid drop not null;
