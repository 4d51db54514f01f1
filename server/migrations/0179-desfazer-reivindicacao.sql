-- Since when the person who claimed a typed name has it: for thirty days it can be taken back.
alter table participantes add column assumido_em timestamptz;

-- Given to the person by a claim: before it, it was nobody's.
alter table presencas add column reivindicada boolean not null default false;
