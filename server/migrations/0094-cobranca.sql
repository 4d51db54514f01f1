-- When an organiser last reminded both sides of a match without a score: once a day is enough.
alter table partidas add column cobrada_at timestamptz;
