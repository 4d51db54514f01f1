-- How often a person asked for another address of their calendar: the ones before open nothing.
alter table usuarios add column calendario_n integer not null default 0;
