// A match that is not what it was: other sides, or nobody needs it. What was open about it is over, stays in the
// log, and those who had spoken are told.
import sql from 'sql-template-tag';
import type { CampeonatoNomeado } from '#server/campeonatos/avisar-participantes.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { avisarTrocadas, type Trocada } from './avisar-trocadas.ts';
import { jogoNomeado } from './jogo-nomeado.ts';
import {
  arquivarCasos,
  arquivarInformes,
  arquivarNaoDecididos,
  deletePrazosDaVida,
  fecharAbertos,
} from './queries.ts';

type Falado = {
  readonly partida_uuid: string;
  readonly pessoas: string[];
  readonly mandante: string;
  readonly visitante: string;
};

/** Of each match: its sides, who spoke about it in the life that is over, and who plays it for them. */
const quemFalou = (tx: Tx, partidas: readonly string[]) =>
  tx.rows<Falado>(sql`
    select partida_uuid, json_agg(distinct pessoa) as pessoas,
      (array_agg(mandante_uuid order by created_at desc))[1] as mandante,
      (array_agg(visitante_uuid order by created_at desc))[1] as visitante
    from (
      select i.partida_uuid, i.autor_uuid as pessoa, i.mandante_uuid, i.visitante_uuid, i.created_at
      from informes i
      where i.partida_uuid = any(${partidas}::uuid[]) and i.autor_uuid is not null
      union
      select i.partida_uuid, e.usuario_uuid, i.mandante_uuid, i.visitante_uuid, i.created_at
      from informes i
      join participantes e on e.uuid in (i.mandante_uuid, i.visitante_uuid)
      where i.partida_uuid = any(${partidas}::uuid[]) and e.usuario_uuid is not null) q
    group by partida_uuid`);

type Como = {
  readonly trocadas?: readonly Trocada[];
  /** They are the same matches: what was decided about them stands. */
  readonly isSame?: boolean;
};

/** Closes what is open about these, and tells; of those that others play now, in words of their own. */
export async function fecharPorMudanca(
  tx: Tx,
  campeonatoId: string,
  partidas: readonly string[],
  { trocadas = [], isSame = false }: Como = {},
): Promise<void> {
  if (partidas.length + trocadas.length === 0) return;
  const row = await tx.first<{ nome: string }>(sql`
    select nome from campeonatos where id = ${campeonatoId}`);
  const campeonato = { id: campeonatoId, nome: row?.nome ?? '' };
  const closed = await fecharAbertos(tx, partidas, 'partida_mudou');
  const touched = [...new Set(closed.map(({ partida_uuid }) => partida_uuid))];
  await arquivarInformes(tx, partidas);
  await (isSame ? arquivarNaoDecididos : arquivarCasos)(tx, partidas);
  if (touched.length > 0) await deletePrazosDaVida(tx, touched);
  await avisarTrocadas(tx, campeonato, trocadas);
  const toldOtherwise = new Set(trocadas.map(({ antes }) => antes.uuid));
  const others = touched.filter((uuid) => !toldOtherwise.has(uuid));
  if (others.length > 0) await avisarCaladas(tx, campeonato, others);
}

/** What was said about these counts no more. */
async function avisarCaladas(
  tx: Tx,
  { id, nome: campeonato }: CampeonatoNomeado,
  partidas: readonly string[],
): Promise<void> {
  for (const { partida_uuid, pessoas, ...lados } of await quemFalou(tx, partidas)) {
    const jogo = await jogoNomeado(tx, lados);
    const mensagem = emTodas((locale) =>
      texts[locale]('vida.aviso.partida_mudou', { campeonato, jogo: jogo[locale] }),
    );
    const url = `/partida/${partida_uuid}`;
    const fato = { tipo: 'partida_mudou', mensagem, url } as const;
    await notificarTodos(tx, { ...fato, para: { pessoas } }, id);
  }
}

/** Keeps the page of matches that go although something was said about them. */
async function guardarRetiradas(tx: Tx, partidas: readonly string[]): Promise<void> {
  await tx.run(sql`
    insert into partidas_retiradas (uuid, campeonato_id, linha)
    select p.uuid, p.campeonato_id, to_jsonb(p) from partidas p
    where p.uuid = any(${partidas}::uuid[])
      and exists (select 1 from informes i where i.partida_uuid = p.uuid)
    on conflict (uuid) do update set linha = excluded.linha, em = agora()`);
}

type Aberta = { readonly uuid: string; readonly estado: string; readonly nomes: string };

/** Claims and cases of this participant, or of all the championship, that wait for somebody. */
export const listAbertas = (tx: Tx, campeonatoId: string, participante: string | null) =>
  tx.rows<Aberta>(sql`
    select p.uuid, p.estado,
      coalesce(m.time_nome, m.nome) || ' × ' || coalesce(v.time_nome, v.nome) as nomes
    from partidas p join participantes m on m.uuid = p.mandante_uuid
    join participantes v on v.uuid = p.visitante_uuid
    where p.campeonato_id = ${campeonatoId} and p.estado in ('informada', 'contestada')
      and (${participante}::uuid is null or ${participante} in (p.mandante_uuid, p.visitante_uuid))
    order by p.fase, p.rodada, p.ordem`);

/** Matches of this participant, or all, go back to where they stood before somebody spoke. */
export async function calarPartidas(
  tx: Tx,
  campeonatoId: string,
  participante: string | null = null,
): Promise<void> {
  const open = (await listAbertas(tx, campeonatoId, participante)).map(({ uuid }) => uuid);
  if (open.length === 0) return;
  await tx.run(sql`
    update partidas set versao = versao + 1, updated_at = agora(),
      estado = case resultado ->> 'tipo' when 'wo' then 'wo' when 'placar' then 'confirmada'
        else 'agendada' end
    where uuid = any(${open}::uuid[])`);
  await fecharPorMudanca(tx, campeonatoId, open, { isSame: true });
}

/** Before these are deleted. */
export async function retirarPartidas(
  tx: Tx,
  campeonatoId: string,
  partidas: readonly string[],
): Promise<void> {
  if (partidas.length === 0) return;
  await guardarRetiradas(tx, partidas);
  await fecharPorMudanca(tx, campeonatoId, partidas);
}

/** Before all matches of a championship are deleted. */
export async function retirarTodas(tx: Tx, campeonatoId: string): Promise<void> {
  const rows = await tx.rows<{ uuid: string }>(sql`
    select distinct partida_uuid as uuid from informes where campeonato_id = ${campeonatoId}`);
  await retirarPartidas(
    tx,
    campeonatoId,
    rows.map(({ uuid }) => uuid),
  );
}

/** Their results are gone with those who played them. */
export async function esquecerResultados(tx: Tx, partidas: readonly string[]): Promise<void> {
  if (partidas.length === 0) return;
  await tx.run(sql`
    with marcas as (delete from presencas where partida_uuid = any(${partidas}::uuid[]))
    delete from oficiais where partida_uuid = any(${partidas}::uuid[])`);
}
