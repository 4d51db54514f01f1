import sql, { join } from 'sql-template-tag';
import type { Escudo, PessoaAchada } from '#contract/participantes.ts';
import { NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import type { Tx } from '#server/database/database.ts';
import { unnamed } from '#server/database/statements.ts';
import { MINOR } from '#server/participantes/queries.ts';

/** Known to be adults, who can enter a championship and do not hide; not those on their way out. */
const FINDABLE = sql`u.aparece_na_busca and u.email_verified_at is not null
  and u.removido_em is null and u.exclusao_em is null
  and u.nascimento is not null and not ${MINOR}`;

const MOST_FOUND = 8;

/** Half the people may match three letters: of so many the first in order are shown. */
const MOST_SORTED = 200;

/** Each word is the start of one of theirs. Who has played for this organiser comes first. */
export async function searchPessoas(
  tx: Tx,
  { id, dono_uuid }: { id: string; dono_uuid: string },
  words: readonly string[],
): Promise<PessoaAchada[]> {
  const likes = words.map((word) => sql`u.busca like ${`% ${word}%`}`);
  const matches = sql`${join(likes, ' and ')} and ${FINDABLE}`;
  // Of rare names the planner thinks that there are many, and would read the whole table for the first.
  await tx.run(sql`set local enable_seqscan = off`);
  const found = sql`
    with known as materialized (
      select distinct p.usuario_uuid as uuid
      from campeonatos c join participantes p on p.campeonato_id = c.id
      where c.dono_uuid = ${dono_uuid} and p.usuario_uuid is not null and not p.convidado),
    found as (
      (select u.uuid, u.busca, true as is_known from known join usuarios u using (uuid)
        where ${matches} order by u.busca, u.uuid limit ${MOST_FOUND})
      union all
      (select u.uuid, u.busca, false from usuarios u
        where ${matches} and u.uuid not in (select uuid from known) limit ${MOST_SORTED}))
    select u.uuid, u.nome, u.foto,
      jsonb_path_query_array(u.gamertags, '$.* ? (@ != null)') as gamertags,
      exists (select 1 from participantes p where p.usuario_uuid = u.uuid
        and p.campeonato_id = ${id} and p.status <> 3) as inscrita
    from (select * from found order by is_known desc, busca, uuid limit ${MOST_FOUND}) f
    join usuarios u using (uuid)
    order by f.is_known desc, f.busca, f.uuid`;
  return tx.rows(unnamed(found));
}

export type PessoaRow = { uuid: string; nome: string };

/** Whom one cannot find one cannot invite either. */
export function findPessoa(tx: Tx, uuid: string): Promise<PessoaRow | undefined> {
  return tx.first(sql`
    select u.uuid, u.nome from usuarios u where u.uuid = ${uuid} and ${FINDABLE}`);
}

/** A person as they show in one championship. */
type PessoaEm = { readonly campeonatoId: string; readonly usuarioUuid: string };

/** Who never said yes was never in: nothing of theirs stays in the list. */
export async function deleteInvitations(
  tx: Tx,
  { campeonatoId, usuarioUuid }: PessoaEm,
): Promise<void> {
  await tx.run(sql`
    delete from participantes
    where campeonato_id = ${campeonatoId} and usuario_uuid = ${usuarioUuid} and convidado`);
}

/** Also the names that came from theirs into copies of a championship and that nobody took over. */
export async function anonymizeRows(
  tx: Tx,
  { campeonatoId, usuarioUuid }: PessoaEm,
  nome: string,
): Promise<void> {
  await tx.run(sql`
    update participantes set nome = ${nome}, gamertag = null, contato = null, token_hash = null
    where campeonato_id = ${campeonatoId}
      and (usuario_uuid = ${usuarioUuid} or (usuario_uuid is null and copiado_de in (
        select uuid from participantes where usuario_uuid = ${usuarioUuid})))`);
  await tx.run(sql`
    update campeonatos c
    set resumo = jsonb_set(c.resumo, '{campeao}', to_jsonb(coalesce(p.time_nome, p.nome)))
    from participantes p
    where c.id = ${campeonatoId} and p.uuid = c.campeao_uuid and p.nome = ${nome}`);
}

/** Players whom the person typed into their squads, also where another took their place since, and the person
 * in squads of others. */
export async function anonymizeElencos(
  tx: Tx,
  { campeonatoId, usuarioUuid }: PessoaEm,
  nome: string,
): Promise<void> {
  await tx.run(sql`
    update jogadores j set nome = ${nome}, identificacao = null
    from participantes p
    where p.campeonato_id = ${campeonatoId} and p.uuid = j.participante_uuid
      and (j.usuario_uuid = ${usuarioUuid} or p.usuario_uuid = ${usuarioUuid}
        or exists (select 1 from substituicoes s where s.usuario_uuid = ${usuarioUuid}
          and s.participante_uuid = p.uuid and j.saiu_em <= s.created_at))`);
}

/** Names that were typed into the person's half of match sheets, also of results that are undone: nobody knows any more
 * whose the goal was. */
export async function anonymizeSumulas(
  tx: Tx,
  { campeonatoId, usuarioUuid }: PessoaEm,
): Promise<void> {
  const unknown = JSON.stringify({ quem: { jogador: NAO_IDENTIFICADO } });
  for (const sumulas of [sql`sumulas`, sql`sumulas_desfeitas`]) {
    await tx.run(sql`
      update ${sumulas} s set lances = coalesce((
        select jsonb_agg(case when l -> 'quem' ? 'nome' then l || ${unknown}::jsonb else l end
          - case when l -> 'assistencia' ? 'nome' then 'assistencia' else '' end order by n)
        from jsonb_array_elements(s.lances) with ordinality as e (l, n)
        where l ->> 'tipo' <> 'craque' or not l -> 'quem' ? 'nome'), '[]')
      where s.campeonato_id = ${campeonatoId} and (s.autor_uuid = ${usuarioUuid} and s.por = 'lado'
        or exists (select 1 from participantes p where p.usuario_uuid = ${usuarioUuid} and p.uuid =
          case s.lado when 'mandante' then s.mandante_uuid else s.visitante_uuid end))`);
  }
}

/**
 * Of a case `k` that is over with its life, the side whom its verdict sanctioned: others may have the place by now. Those
 * who were there when it was undone, else who met then, else those about whom somebody spoke last before it.
 */
const LADO_DE_ENTAO = sql`coalesce(
  (select d.participante_uuid from vidas_desfeitas v join presencas_desfeitas d using (partida_uuid)
    where v.partida_uuid = k.partida_uuid and k.uuid = any(v.contestacoes)
      and d.lado = k.veredito #>> '{sancao,lado}'),
  (select (p.desfeito ->> (k.veredito #>> '{sancao,lado}'))::uuid
    from vidas_desfeitas v join partidas p on p.uuid = v.partida_uuid
    where v.partida_uuid = k.partida_uuid and k.uuid = any(v.contestacoes)),
  (select case k.veredito #>> '{sancao,lado}'
      when 'mandante' then i.mandante_uuid else i.visitante_uuid end
    from informes i where i.partida_uuid = k.partida_uuid
      and (i.uuid = k.informe_uuid or i.created_at <= k.created_at)
    order by i.uuid is not distinct from k.informe_uuid desc, i.created_at desc limit 1))`;

/** Of the person's own team: who was named as suspended, also by a verdict. */
export async function anonymizeSuspensos(
  tx: Tx,
  { campeonatoId, usuarioUuid }: PessoaEm,
  nome: string,
): Promise<void> {
  await tx.run(sql`
    update ocorrencias o set motivo = ${nome}
    from partidas p join participantes e on e.usuario_uuid = ${usuarioUuid}
    where o.campeonato_id = ${campeonatoId} and o.tipo = 'suspenso_jogou' and p.uuid = o.partida_uuid
      and e.uuid = case o.lado when 'mandante' then p.mandante_uuid else p.visitante_uuid end`);
  const removed = JSON.stringify({ nome });
  await tx.run(sql`
    update punicoes s set quem = ${removed}
    from participantes e
    where s.campeonato_id = ${campeonatoId} and s.quem ? 'nome' and e.uuid = s.participante_uuid
      and e.usuario_uuid = ${usuarioUuid}`);
  await tx.run(sql`
    update contestacoes k set veredito = jsonb_set(k.veredito, '{sancao,quem}', ${removed})
    where k.campeonato_id = ${campeonatoId} and k.veredito #> '{sancao,quem}' ? 'nome'
      and exists (select 1 from participantes e where e.usuario_uuid = ${usuarioUuid}
        and e.uuid = coalesce(case when k.antiga then ${LADO_DE_ENTAO} end,
          (select case k.veredito #>> '{sancao,lado}'
              when 'mandante' then p.mandante_uuid else p.visitante_uuid end
            from partidas p where p.uuid = k.partida_uuid)))`);
}

type ComImagem = { uuid: string; nome: string; time_nome: string | null };

export function listWithPicturesOf(
  tx: Tx,
  { campeonatoId, usuarioUuid }: PessoaEm,
): Promise<ComImagem[]> {
  return tx.rows(sql`
    select p.uuid, p.nome, p.time_nome from arquivos a
    join participantes p on p.escudo ->> 'imagem' = '/upload/times/' || a.nome
    where p.campeonato_id = ${campeonatoId} and a.usuario_uuid = ${usuarioUuid}
      and a.pasta = 'times'`);
}

export async function updateEscudo(tx: Tx, uuid: string, escudo: Escudo): Promise<void> {
  await tx.run(sql`
    update participantes set escudo = ${JSON.stringify(escudo)} where uuid = ${uuid}`);
}

/** What others were told with the person's name in it. */
export async function deleteMentions(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`delete from saida where dados ->> 'por' = ${usuarioUuid}`);
  await tx.run(sql`delete from notificacoes where por_uuid = ${usuarioUuid}`);
  await tx.run(sql`delete from avisos_em_espera where por_uuid = ${usuarioUuid}`);
}
