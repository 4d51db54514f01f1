-- The sheet of a result that a correction elsewhere undid, kept with what else that one was: a table of its own, for what is
-- in `sumulas` is what counts, or what is said now.
create table sumulas_desfeitas (
  partida_uuid uuid not null references vidas_desfeitas on delete cascade,
  lado text not null check (lado in ('mandante', 'visitante')),
  campeonato_id text not null references campeonatos on delete cascade,
  mandante_uuid uuid not null references participantes on delete cascade,
  visitante_uuid uuid not null references participantes on delete cascade,
  lances jsonb not null,
  por text not null check (por in ('lado', 'organizacao')),
  autor_uuid uuid references usuarios on delete set null,
  versao integer not null,
  updated_at timestamptz not null,
  primary key (partida_uuid, lado)
);

create index sumulas_desfeitas_campeonato on sumulas_desfeitas (campeonato_id);
create index sumulas_desfeitas_mandante on sumulas_desfeitas (mandante_uuid);
create index sumulas_desfeitas_visitante on sumulas_desfeitas (visitante_uuid);
create index sumulas_desfeitas_autor on sumulas_desfeitas (autor_uuid) where autor_uuid is not null;

-- Until now it stayed with the match. Where a side has spoken since, nobody knows of which score it is: it is kept as both.
insert into sumulas_desfeitas (partida_uuid, lado, campeonato_id, mandante_uuid, visitante_uuid, lances, por, autor_uuid,
  versao, updated_at)
select s.partida_uuid, s.lado, s.campeonato_id, s.mandante_uuid, s.visitante_uuid, s.lances, s.por, s.autor_uuid,
  s.versao, s.updated_at
from sumulas s join partidas p on p.uuid = s.partida_uuid join vidas_desfeitas v using (partida_uuid)
where p.resultado is null and p.desfeito ->> 'mandante' = s.mandante_uuid::text
  and p.desfeito ->> 'visitante' = s.visitante_uuid::text;

-- Its cards, as tables count them, go with it.
update partidas p set desfeito = p.desfeito || jsonb_build_object('cartoes', p.cartoes)
where p.resultado is null and p.desfeito is not null
  and p.cartoes -> 'entre' = jsonb_build_array(p.desfeito -> 'mandante', p.desfeito -> 'visitante');

delete from sumulas s using partidas p, sumulas_desfeitas d
where p.uuid = s.partida_uuid and p.estado not in ('informada', 'contestada')
  and d.partida_uuid = s.partida_uuid and d.lado = s.lado;

update partidas p set cartoes = null
where p.resultado is null and p.desfeito is not null and p.cartoes is not null
  and p.estado not in ('informada', 'contestada');
