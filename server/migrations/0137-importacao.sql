-- Results of a played season come in by an import: the trail tells it from what somebody typed.
alter table historico drop constraint historico_autor_check;
alter table historico add constraint historico_autor_check
  check (autor in ('pessoa', 'sistema', 'link', 'chave', 'importacao'));
