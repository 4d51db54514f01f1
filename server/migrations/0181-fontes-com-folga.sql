-- Ratings of whole pages are written at one go: with room for all of them no index is written again.
alter table ranking_partidas set (fillfactor = 45);
