-- A goal says which goals of that side its teller knew of: two that were told without knowing of each other at the same
-- time are one, also when they come from two devices of one voice. Null: an older page, which does not say.
alter table lances add column viu uuid[];
