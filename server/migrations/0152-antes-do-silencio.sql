-- Who wants silence at the hour of a deadline is reminded before the silence, an hour before it begins. Null where the
-- deadline does not lie in it; its last moment still does.
create function antes_do_silencio(prazo timestamptz, de smallint, ate smallint, fuso text) returns timestamptz
language sql stable as $$
  select case when (de < ate and hora >= de and hora < ate) or (de > ate and (hora >= de or hora < ate))
    then (date_trunc('day', la) + make_interval(hours => de - 1,
      days => case when de > ate and hora < ate then -1 else 0 end)) at time zone fuso end
  from (select la, extract(hour from la) as hora
    from (select (prazo - interval '1 second') at time zone fuso as la) as relogio) as dia
$$;

-- When people with such a silence were last looked for.
alter table prazos add column cedo_at timestamptz;

-- What is of no use after this instant does not leave when a silence is over.
alter table avisos_em_espera add column vale_ate timestamptz;
