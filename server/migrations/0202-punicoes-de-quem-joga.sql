-- The participant for whom who decided a sanction plays; none: for nobody here, or it was before this was kept.
alter table punicoes add column de_quem_joga_uuid uuid references participantes on delete set null;

create index punicoes_de_quem_joga on punicoes (de_quem_joga_uuid) where de_quem_joga_uuid is not null;
