-- Who was there when a result was official that a correction elsewhere undid: as in `presencas`, for when it is put back,
-- whoever has the place then. A table of its own, for what is in force is asked of `presencas` everywhere.
create table presencas_desfeitas (
  partida_uuid uuid not null references vidas_desfeitas on delete cascade,
  lado text not null check (lado in ('mandante', 'visitante')),
  participante_uuid uuid references participantes on delete set null,
  usuario_uuid uuid references usuarios on delete set null,
  time_nome text,
  escalacao uuid[],
  reivindicada boolean not null,
  created_at timestamptz not null,
  primary key (partida_uuid, lado)
);

create index presencas_desfeitas_usuario on presencas_desfeitas (usuario_uuid)
  where usuario_uuid is not null;
create index presencas_desfeitas_participante on presencas_desfeitas (participante_uuid)
  where participante_uuid is not null;
