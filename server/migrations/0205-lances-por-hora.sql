-- Whether something is told live now is asked with every look at a championship: by its last hours, not by all of its
-- season.
create index lances_do_campeonato on lances (campeonato_id, created_at);
drop index lances_campeonato;
