-- How often something of a championship was opened from outside, a number for each day and kind. Nothing of who opened it.
create table aberturas (
  campeonato_id text not null references campeonatos on delete cascade,
  dia date not null,
  tipo text not null,
  n int not null,
  primary key (campeonato_id, dia, tipo)
);
