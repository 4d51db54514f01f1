-- An answer is kept for a day and read when the same request comes again, which is seldom: it stays the text that it was
-- sent as, and is not compressed.
alter table idempotencia
  alter column corpo type json using corpo::json,
  alter column corpo set storage external;
