-- What a stream shows may leave the colours of the championship, and the animation of a goal, aside.
alter table transmissoes
  add column cores boolean not null default true,
  add column animar boolean not null default true;

-- What stood as the result of a match before it changed, for the minutes in which the video of a late stream still shows
-- it. Only of championships with such a stream. No reference to the match, which may be made anew or be gone.
create table resultados_trocados (
  partida_uuid uuid not null,
  campeonato_id text not null references campeonatos on delete cascade,
  -- None: it had none.
  resultado jsonb,
  trocado_em timestamptz not null default agora()
);

create index resultados_trocados_campeonato on resultados_trocados (campeonato_id, trocado_em);
