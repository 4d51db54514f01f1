-- An exclusion takes the participant out as a withdrawal does, and taking it back brings them in again. Those
-- from before were only written down; docs/decisions/0049-exclusion-takes-out.md.
alter table punicoes add column tirou boolean not null default false;
