-- A sanction that a verdict carries goes and comes back with what was judged, whatever its kind: `partida_uuid` names the
-- match of any of them, and while a correction elsewhere has undone the result the row stays, and counts for nothing.
alter table punicoes
  add column desfeita_at timestamptz,
  drop constraint punicoes_suspensao,
  add constraint punicoes_suspensao check (
    (tipo = 'suspensao') = (jogos is not null) and (jogos is null) = (quem is null)
    and (jogos is null) = (ja_jogados is null) and (jogos is null or partida_uuid is not null)),
  add constraint punicoes_desfeita check (desfeita_at is null or partida_uuid is not null);

update punicoes s set partida_uuid = k.partida_uuid
from contestacoes k join partidas p on p.uuid = k.partida_uuid
where not k.antiga and k.veredito #>> '{sancao,punicao}' = s.uuid::text and s.partida_uuid is null;

-- Suspensions of results that are undone now were kept beside the result, to be made again with it.
insert into punicoes (uuid, campeonato_id, fase, participante_uuid, tipo, pontos, motivo, partida_uuid, quem, suspenso_uuid,
  jogos, ja_jogados, de_quem_joga_uuid, created_at, desfeita_at)
select (s ->> 'punicao')::uuid, p.campeonato_id, p.fase, e.uuid, 'suspensao', 0, k.veredito ->> 'motivo', p.uuid, s -> 'quem',
  (select j.usuario_uuid from jogadores j where j.uuid::text = s #>> '{quem,jogador}'), (s ->> 'jogos')::smallint,
  array(select jsonb_array_elements_text(kept -> 'ja_jogados'))::uuid[],
  (select o.uuid from participantes o where o.uuid::text = kept ->> 'de_quem_joga'),
  coalesce((kept ->> 'em')::timestamptz, now()), now()
from vidas_desfeitas v join partidas p on p.uuid = v.partida_uuid
join contestacoes k on k.uuid = any(v.contestacoes)
cross join lateral (select k.veredito -> 'sancao' as s,
  v.suspensoes -> (k.veredito #>> '{sancao,punicao}') as kept) dada
join participantes e on e.uuid::text = p.desfeito ->> (s ->> 'lado')
where kept is not null and jsonb_typeof(s -> 'quem') = 'object'
on conflict (uuid) do nothing;

-- The build before still writes it.
alter table vidas_desfeitas alter column suspensoes set default '{}';
update vidas_desfeitas set suspensoes = '{}' where suspensoes <> '{}';
