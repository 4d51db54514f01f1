-- Two versions: `versao` is for who watches, any visible change makes a new one; this one is for who edits
-- settings, and only settings that were saved make a new one.
alter table campeonatos add column configuracao_versao integer not null default 1;
update campeonatos set configuracao_versao = versao;
