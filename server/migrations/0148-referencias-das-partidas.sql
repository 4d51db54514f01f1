-- The embedded database looks up references row by row, which for a draw of thousands of matches takes longer than all
-- the rest. There, for matches, it is done once for each statement: the same is refused and the same goes along
-- (docs/decisions/0196-references-of-matches-at-once.md). PostgreSQL keeps to its own way. A table that points at
-- matches from now on is followed row by row, until it is added here.
do $embedded$
declare
  por_linha name;
begin
  if version() not like '%PGlite%' then return; end if;

  create function conferir_novas_partidas() returns trigger language plpgsql as $$
  declare
    falta text;
  begin
    select lado::text into falta from (
      select mandante_uuid as lado from novas union select visitante_uuid from novas) l
    where lado is not null and not exists (select 1 from participantes p where p.uuid = lado) limit 1;
    if falta is null then
      select id into falta from (select distinct campeonato_id as id from novas) n
      where not exists (select 1 from campeonatos c where c.id = n.id) limit 1;
    end if;
    if falta is not null then
      raise foreign_key_violation using table = 'partidas',
        message = 'a new match names ' || falta || ', which is not there';
    end if;
    return null;
  end $$;

  -- Ids rise with time: between the first and the last of a draw there is little else, most often nothing at all.
  create function levar_com_as_partidas() returns trigger language plpgsql as $$
  declare
    a uuid := (select uuid from antigas order by uuid limit 1);
    z uuid := (select uuid from antigas order by uuid desc limit 1);
  begin
    delete from envios where partida_uuid between a and z and partida_uuid in (select uuid from antigas);
    delete from oficiais where partida_uuid between a and z and partida_uuid in (select uuid from antigas);
    delete from prazos where partida_uuid between a and z and partida_uuid in (select uuid from antigas);
    delete from presencas where partida_uuid between a and z and partida_uuid in (select uuid from antigas);
    delete from punicoes where partida_uuid between a and z and partida_uuid in (select uuid from antigas);
    return null;
  end $$;

  create trigger conferir_novas_partidas after insert on partidas
    referencing new table as novas for each statement execute function conferir_novas_partidas();
  create trigger levar_com_as_partidas after delete on partidas
    referencing old table as antigas for each statement execute function levar_com_as_partidas();

  -- Those that look when a match is added, and those that follow when one goes.
  for por_linha in
    select tgname from pg_trigger
    where tgrelid = 'partidas'::regclass and tgisinternal and (tgtype & 4 <> 0 or tgtype & 8 <> 0)
  loop
    execute format('alter table partidas disable trigger %I', por_linha);
  end loop;
end $embedded$;
