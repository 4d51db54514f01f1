-- Who of a line-up begins on the bench, and of whose suspension the side was told since it named it.
alter table escalacoes
  add column reservas uuid[] not null default '{}',
  add column avisados uuid[] not null default '{}';
