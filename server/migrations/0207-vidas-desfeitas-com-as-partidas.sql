-- The embedded database takes along what was kept of undone results as it does all else of matches: once for each
-- statement, not row by row (0148, docs/decisions/0196-references-of-matches-at-once.md). What hangs on that goes with it.
do $embedded$
declare
  por_linha name;
begin
  if version() not like '%PGlite%' then return; end if;

  -- Ids rise with time: between the first and the last of a draw there is little else, most often nothing at all.
  create or replace function levar_com_as_partidas() returns trigger language plpgsql as $$
  declare
    a uuid := (select uuid from antigas order by uuid limit 1);
    z uuid := (select uuid from antigas order by uuid desc limit 1);
  begin
    delete from envios where partida_uuid between a and z and partida_uuid in (select uuid from antigas);
    delete from oficiais where partida_uuid between a and z and partida_uuid in (select uuid from antigas);
    delete from prazos where partida_uuid between a and z and partida_uuid in (select uuid from antigas);
    delete from presencas where partida_uuid between a and z and partida_uuid in (select uuid from antigas);
    delete from punicoes where partida_uuid between a and z and partida_uuid in (select uuid from antigas);
    delete from vidas_desfeitas where partida_uuid between a and z and partida_uuid in (select uuid from antigas);
    return null;
  end $$;

  for por_linha in
    select tgname from pg_trigger
    where tgrelid = 'partidas'::regclass and tgconstrrelid = 'vidas_desfeitas'::regclass
      and tgisinternal and tgtype & 8 <> 0
  loop
    execute format('alter table partidas disable trigger %I', por_linha);
  end loop;
end $embedded$;
