-- That somebody asked to enter is news until it is decided, by whomever and wherever: the notice knows whom it
-- is about.
alter table notificacoes
  add column participante_uuid uuid references participantes on delete cascade;

create index notificacoes_participante on notificacoes (participante_uuid)
  where participante_uuid is not null;
