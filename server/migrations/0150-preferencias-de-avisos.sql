-- Notices of contests and of deadlines are chosen apart from those of scores and matches: who had chosen keeps it.
update usuarios set avisos = avisos
  || case when avisos ? 'placares' then jsonb_build_object('contestacoes', avisos -> 'placares') else '{}' end
  || case when avisos ? 'jogos' then jsonb_build_object('prazos', avisos -> 'jogos') else '{}' end
where avisos ?| array['placares', 'jogos'];

alter table usuarios
  -- When mails of notices leave: each at once, all of a day together, or none.
  add column avisos_por_email text not null default 'na_hora'
    check (avisos_por_email in ('na_hora', 'por_dia', 'nunca')),
  -- Hours by the person's clock between which nothing rings; the second may be of the next day.
  add column silencio_de smallint check (silencio_de between 0 and 23),
  add column silencio_ate smallint check (silencio_ate between 0 and 23),
  add column fuso text not null default 'America/Sao_Paulo',
  add constraint silencio_inteiro check ((silencio_de is null) = (silencio_ate is null));

-- The next time that it is this hour there.
create function proxima_hora(desde timestamptz, hora integer, fuso text) returns timestamptz
language sql stable as $$
  select case when hoje > desde then hoje
    else (date_trunc('day', desde at time zone fuso) + interval '1 day' + make_interval(hours => hora))
      at time zone fuso end
  from (select (date_trunc('day', desde at time zone fuso) + make_interval(hours => hora))
    at time zone fuso as hoje) as dia
$$;

-- That instant, or the end of the silence in which it lies.
create function fora_do_silencio(em timestamptz, de smallint, ate smallint, fuso text) returns timestamptz
language sql stable as $$
  select case
    when de is null or de = ate then em
    when de < ate and hora >= de and hora < ate then proxima_hora(em, ate, fuso)
    when de > ate and (hora >= de or hora < ate) then proxima_hora(em, ate, fuso)
    else em end
  from (select extract(hour from em at time zone fuso) as hora) as relogio
$$;

-- What was told in a silence, or waits for the mail of the day. It leaves together, once.
create table avisos_em_espera (
  id uuid primary key,
  usuario_uuid uuid not null references usuarios on delete cascade,
  canal text not null check (canal in ('email', 'push')),
  -- The notice in the app, if it is there: who has read it is not told again.
  notificacao_id uuid references notificacoes on delete cascade,
  tipo text not null,
  campeonato text,
  mensagem text not null,
  url text not null,
  -- Whom the text names as the one who did it: it goes with them.
  por_uuid uuid references usuarios on delete cascade,
  sai_em timestamptz not null,
  created_at timestamptz not null default agora()
);

create index avisos_em_espera_de on avisos_em_espera (usuario_uuid, canal, sai_em);
create index avisos_em_espera_sai on avisos_em_espera (sai_em);
create index avisos_em_espera_notificacao on avisos_em_espera (notificacao_id);
create index avisos_em_espera_por on avisos_em_espera (por_uuid) where por_uuid is not null;
