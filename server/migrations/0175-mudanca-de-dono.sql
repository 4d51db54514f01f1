-- A championship can be offered to somebody by an invitation: who accepts it owns it from then on.
alter table convites_de_organizador drop constraint convites_de_organizador_papel_check;
alter table convites_de_organizador add constraint convites_de_organizador_papel_check
  check (papel in ('dono', 'co', 'inscricoes', 'resultados'));

-- Whom somebody does not want in the championships that they own.
create table bloqueios (
  dono_uuid uuid not null references usuarios on delete cascade,
  bloqueado_uuid uuid not null references usuarios on delete cascade,
  -- Read by who wrote it, and by the person when they are refused.
  motivo text not null default '' check (length(motivo) <= 300),
  created_at timestamptz not null default agora(),
  primary key (dono_uuid, bloqueado_uuid),
  check (dono_uuid <> bloqueado_uuid)
);

create index bloqueios_bloqueado on bloqueios (bloqueado_uuid);
