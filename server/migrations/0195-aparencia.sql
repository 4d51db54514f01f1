-- Banner, colour of the pages and sponsors of a championship. Nothing where nobody set any.
alter table campeonatos add column aparencia jsonb;
