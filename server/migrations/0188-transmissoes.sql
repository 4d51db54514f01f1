-- What a stream shows of a championship over its video, as somebody who enters scores has set it. No reference to the
-- match, which may be made anew or be gone.
create table transmissoes (
  campeonato_id text primary key references campeonatos on delete cascade,
  -- None: the one that is being played.
  partida_uuid uuid,
  pecas text[] not null,
  canto text not null,
  -- By how many seconds the video is late.
  atraso smallint not null check (atraso between 0 and 120),
  -- How often another secret address was asked for: the ones before open nothing.
  renovada int not null default 0
);
