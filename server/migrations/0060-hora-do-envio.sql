-- Who entered a result may take it back for thirty seconds without giving a reason.
alter table envios add column enviado_at timestamptz not null default now();
