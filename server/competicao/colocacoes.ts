// The final places of everybody: as the engine derives them, and as they are kept while a championship is closed.
import sql from 'sql-template-tag';
import { finalPlaces } from '#engine/final-places.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { derivar } from './derivar.ts';
import { carregarEstado, type Estado } from './estado.ts';

export type Colocacao = {
  readonly participante: string;
  /** From the best to the last of the places that those who fell together share. */
  readonly de: number;
  readonly ate: number;
  /** The last phase that they reached, 1 for the first. */
  readonly fase: number;
  /** Why they left before their last match. */
  readonly saiu: 'desistiu' | 'excluido' | null;
};

/** Best first. Nobody whose place is still open: a league that is not over has none to give. */
export function colocacoesDe({ dados, competicao, fases }: Estado): Colocacao[] {
  const own = dados.desistencias.filter(({ expelled }) => !expelled);
  const desistiram = new Set(own.map(({ team }) => team));
  return finalPlaces(competicao, fases).map(({ team, from, to, phase, left }) => ({
    participante: team,
    de: from,
    ate: to,
    fase: phase,
    saiu: left ? (desistiram.has(team) ? 'desistiu' : 'excluido') : null,
  }));
}

type LugarGuardado = Pick<Colocacao, 'de' | 'ate'>;

const lugaresEm = (estado: Estado): ReadonlyMap<string, LugarGuardado> =>
  new Map(colocacoesDe(estado).map(({ participante, de, ate }) => [participante, { de, ate }]));

const isSame = (one: LugarGuardado | undefined, other: LugarGuardado | undefined) =>
  one?.de === other?.de && one?.ate === other?.ate;

/** Places that are others afterwards: best first as they were, then who has one only then. */
export function colocacoesQueMudam(antes: Estado, depois: Estado) {
  const [before, after] = [lugaresEm(antes), lugaresEm(depois)];
  const all = [...new Set([...before.keys(), ...after.keys()])];
  return all
    .filter((uuid) => !isSame(before.get(uuid), after.get(uuid)))
    .map((participante) => ({
      participante,
      de: before.get(participante) ?? null,
      para: after.get(participante) ?? null,
    }));
}

/** In the transaction that closed it, or changed something of what is closed. */
export async function guardarColocacoes(tx: Tx, id: string): Promise<void> {
  const row = await tx.first<{ fases: Fase[] }>(
    sql`select fases from campeonatos where id = ${id}`,
  );
  const estado = await carregarEstado(tx, { id, fases: row?.fases ?? [] });
  await apagarColocacoes(tx, id);
  await tx.run(sql`
    insert into colocacoes (campeonato_id, participante_uuid, de, ate, fase, saiu)
    select ${id}, c.participante, c.de, c.ate, c.fase, c.saiu
    from jsonb_to_recordset(${JSON.stringify(colocacoesDe(estado))}::jsonb)
      as c(participante uuid, de smallint, ate smallint, fase smallint, saiu text)`);
}

export async function apagarColocacoes(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`delete from colocacoes where campeonato_id = ${id}`);
}

export function listColocacoes(tx: Tx, id: string): Promise<Colocacao[]> {
  return tx.rows(sql`
    select participante_uuid as participante, de, ate, fase, saiu from colocacoes
    where campeonato_id = ${id} order by de, ate, participante_uuid`);
}

/** As they are kept once it is closed; before, as soon as somebody has won it. */
export async function colocacoesEm(db: Database, campeonato: CampeonatoRow): Promise<Colocacao[]> {
  const kept = await listColocacoes(db, campeonato.id);
  if (kept.length > 0 || campeonato.campeao_uuid === null) return kept;
  return derivar(db, campeonato, undefined, { name: 'colocacoes', derive: colocacoesDe });
}
