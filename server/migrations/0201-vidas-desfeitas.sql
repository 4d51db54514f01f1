-- What went with a result that a correction elsewhere undid, kept beside `partidas.desfeito` for when it is put back: by
-- whose word it was official, what was said and decided then, and whom a verdict kept out of which matches.
create table vidas_desfeitas (
  partida_uuid uuid primary key references partidas on delete cascade,
  via text not null,
  afirmado text[] not null,
  de_quem_joga text,
  informes uuid[] not null,
  contestacoes uuid[] not null,
  -- By the sanction's id what its row has beside the verdict: matches that serve nothing of it, and for whom its judge plays.
  suspensoes jsonb not null
);
