-- An answer is kept for a day and read when the same request comes again, which is seldom: it is not compressed.
alter table idempotencia alter column corpo set storage external;
