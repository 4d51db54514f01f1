-- One clock: every rule asks it. It is the time of the transaction, moved by so many seconds where the
-- connection was opened with a shift (CLOCK_SHIFT), which the tests and the demonstration may do.
create function agora() returns timestamptz language sql stable parallel safe as $$
  select now() + make_interval(secs =>
    coalesce(nullif(current_setting('tabelao.clock_shift', true), ''), '0')::double precision)
$$;

-- What carries the product keeps the time of the machine: the queue, the outbox, chores, counters, keys of
-- requests, the trails that the law asks for, files, whose age is that of the disk, and sessions, which
-- browsers and log-in providers count with clocks of their own.
do $$
declare
  col record;
begin
  for col in
    select c.table_name, c.column_name from information_schema.columns c
    where c.table_schema = 'public' and c.column_default = 'now()'
      and c.table_name not in ('migracoes', 'tarefas', 'saida', 'rotinas', 'limites', 'idempotencia',
        'auditoria', 'acessos', 'arquivos', 'correio', 'sessoes')
  loop
    execute format('alter table %I alter column %I set default agora()',
      col.table_name, col.column_name);
  end loop;
end $$;
