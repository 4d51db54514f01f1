-- What waits in a championship is counted whenever its organisers look at anything: open claims and cases are few
-- among all that were ever made.
create index informes_a_responder on informes (campeonato_id) where estado = 'aberto';
create index contestacoes_a_julgar on contestacoes (campeonato_id) where estado = 'aberta';
