-- Who follows whom: a person sees these participants on the home page, and is told how their championship goes.
create table seguidos (
  usuario_uuid uuid not null references usuarios on delete cascade,
  participante_uuid uuid not null references participantes on delete cascade,
  created_at timestamptz not null default now(),
  primary key (usuario_uuid, participante_uuid)
);

create index on seguidos (participante_uuid);
