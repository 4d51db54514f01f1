-- What is known of somebody's entry goes with the entry: a sanction must not keep a person from leaving.
alter table punicoes
  drop constraint punicoes_participante_uuid_fkey,
  add constraint punicoes_participante_uuid_fkey
    foreign key (participante_uuid) references participantes on delete cascade;

create index if not exists punicoes_participante on punicoes (participante_uuid);

-- Whom a notice names as the one who did it: it goes when that person leaves the product, and no other does.
alter table notificacoes add column por_uuid uuid references usuarios on delete cascade;

create index notificacoes_por on notificacoes (por_uuid) where por_uuid is not null;

-- Old ones are swept away.
create index notificacoes_idade on notificacoes (created_at);
