-- Lots for a level table are a draw like any other: announced, with a seed, and kept among the draws.
alter table sorteios drop constraint sorteios_metodo_check;
alter table sorteios add constraint sorteios_metodo_check
  check (metodo in ('aleatorio', 'potes', 'ranking', 'manual', 'desempate'));
