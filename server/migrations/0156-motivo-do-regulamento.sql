-- Why the rules changed, where who changed them had to say so: read beside the version.
alter table regulamentos add column motivo text;
