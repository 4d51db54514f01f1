-- The record of access that the law asks for (Marco Civil, art. 15): who came and went, when, from which
-- address and port. Confidential, gone after six months; no foreign key, because it outlives the account.
create table acessos (
  id uuid primary key,
  quando timestamptz not null default now(),
  usuario_uuid uuid not null,
  tipo text not null check (tipo in ('entrou', 'saiu')),
  ip text not null,
  porta integer
);

create index acessos_quando on acessos (quando);
create index acessos_usuario on acessos (usuario_uuid, quando);
