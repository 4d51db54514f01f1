// A season with its championships, as one visitor may know of them, and what the engine makes of it.
import type { SeasonPlace } from '#engine/seasons/promotion.ts';
import { type PreviaDaTemporada, preverTemporada } from '#regras/liga/temporada.ts';
import type { OlharNaLiga } from '#server/campeonatos/liga/da-liga.ts';
import {
  type CompeticaoRow,
  type LinhaDaDivisao,
  listCompeticoes,
  listLinhas,
} from '#server/campeonatos/liga/da-temporada.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { countDivisoes, findTemporada, type TemporadaRow } from './queries.ts';

export type TemporadaCarregada = {
  readonly temporada: TemporadaRow;
  readonly competicoes: readonly CompeticaoRow[];
  /** Of divisions and play-offs, by championship. */
  readonly linhas: ReadonlyMap<string, readonly LinhaDaDivisao[]>;
  /** The visitor knows of every division. */
  readonly isWhole: boolean;
};

export const divisoesDe = ({ competicoes }: Pick<TemporadaCarregada, 'competicoes'>) =>
  competicoes.filter(({ tipo }) => tipo === 'divisao');

export async function carregarTemporada(
  tx: Tx,
  olhar: OlharNaLiga,
  numero: number,
): Promise<TemporadaCarregada> {
  const temporada = await findTemporada(tx, olhar.liga, numero);
  if (!temporada) throw new AppError('nao_encontrado');
  const competicoes = await listCompeticoes(tx, temporada.uuid, olhar);
  // To who runs it, a season without championships is one all the same.
  if (competicoes.length === 0 && !olhar.cuida) throw new AppError('nao_encontrado');
  const tables = competicoes.filter(({ tipo }) => tipo !== 'copa').map(({ id }) => id);
  const linhas = Map.groupBy(await listLinhas(tx, tables), ({ campeonato }) => campeonato);
  const all = await countDivisoes(tx, temporada.uuid);
  const isWhole = all === divisoesDe({ competicoes }).length;
  return { temporada, competicoes, linhas, isWhole };
}

type LinhaComLugar = Pick<LinhaDaDivisao, 'participante' | 'saiu'>;

/** Those who are level, or of whom nothing is known, share their places. */
function lugaresPor(rows: readonly (LinhaComLugar & { readonly at: number })[]): SeasonPlace[] {
  const [playing, out] = [rows.filter(({ saiu }) => !saiu), rows.filter(({ saiu }) => saiu)];
  const order = playing.toSorted((a, b) => a.at - b.at);
  const stayed = order.map(({ participante, at }) => ({
    team: participante,
    from: order.findIndex((other) => other.at === at) + 1,
    to: order.findLastIndex((other) => other.at === at) + 1,
  }));
  const end = { from: playing.length + 1, to: rows.length, left: true };
  return [...stayed, ...out.map(({ participante }) => ({ team: participante, ...end }))];
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Final places where it is closed, the table of now while it is played; none of one that nobody ended. */
function lugaresDe({ estado }: CompeticaoRow, linhas: readonly LinhaDaDivisao[]): SeasonPlace[] {
  if (estado === 'cancelado') return lugaresPor(linhas.map((row) => ({ ...row, at: 0 })));
  const isOver = estado === 'encerrado';
  return lugaresPor(linhas.map((row) => ({ ...row, at: isOver ? (row.de ?? LAST) : row.posicao })));
}

/** Participants of the divisions that won a play-off: there they play as copies of themselves. */
function vencedoresDe({ competicoes, linhas }: TemporadaCarregada): ReadonlySet<string> {
  const ofDivisions = divisoesDe({ competicoes }).flatMap(({ id }) => linhas.get(id) ?? []);
  return new Set(
    competicoes.flatMap(({ tipo, id, campeao_uuid }) => {
      if (tipo !== 'repescagem' || !campeao_uuid) return [];
      const won = linhas.get(id)?.find(({ participante }) => participante === campeao_uuid);
      return ofDivisions.flatMap(({ raiz, participante }) =>
        raiz === won?.raiz ? [participante] : [],
      );
    }),
  );
}

const isPlayed = ({ estado }: CompeticaoRow) =>
  estado === 'andamento' || estado === 'encerrado' || estado === 'cancelado';

/** Null before all of them are under way. */
export function previaDe(carregada: TemporadaCarregada): PreviaDaTemporada | null {
  const { temporada, linhas, isWhole } = carregada;
  const divisoes = divisoesDe(carregada);
  if (!isWhole || divisoes.length === 0 || !divisoes.every(isPlayed)) return null;
  return preverTemporada({
    lugares: divisoes.map((one) => lugaresDe(one, linhas.get(one.id) ?? [])),
    fronteiras: divisoes.slice(0, -1),
    regras: temporada.regras,
    vencedores: vencedoresDe(carregada),
    ajustes: temporada.ajustes,
  });
}
