-- 'Is this match done?' has one answer: something was entered, a withdrawal decided it, it was called off, or
-- it is a rest. The same as `feita` in regras/montagem/partida-feita.ts, which a test compares.
alter table partidas add column feita boolean not null generated always as (
  resultado is not null or decisao is not null or estado = 'cancelada'
  or vaga_visitante ->> 'kind' = 'bye') stored;
