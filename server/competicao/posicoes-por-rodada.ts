// Where everybody of a phase stood after each round, table by table: for the page of a participant and for
// statistics. One table for each round: what many ask for is kept (`posicoesDaFase`).
import { positionsByRound } from '#engine/tables/positions-by-round.ts';
import type { TeamId } from '#engine/types.ts';
import { grupoVisto } from '#regras/montagem/competicao.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Database } from '#server/database/database.ts';
import { carregarEstado, type Estado } from './estado.ts';
import { stageOf } from './linhas.ts';
import { porVersao } from './por-versao.ts';

export type PosicoesDaTabela = {
  readonly grupo: string | null;
  /** How many rounds have a result, 1 for the first. */
  readonly rodadas: number;
  /** In the order of the table as it stands; the last position is that of today. */
  readonly linhas: readonly {
    readonly participante: TeamId;
    readonly posicoes: readonly number[];
  }[];
};

/** `fase` is 1 for the first. Nothing for a knockout. */
export function posicoesPorRodada(
  { competicao, fases }: Pick<Estado, 'competicao' | 'fases'>,
  fase: number,
): PosicoesDaTabela[] {
  const [phase, state] = [competicao.phases[fase - 1], fases[fase - 1]];
  if (phase?.kind !== 'table' || state?.kind !== 'table') return [];
  const stage = stageOf(phase, state);
  return [...state.tables].map(([id, rows]) => {
    const only = rows.map(({ team }) => team);
    const positions = positionsByRound(stage, only);
    const linhas = only.map((team) => ({
      participante: team,
      posicoes: positions.get(team) ?? [],
    }));
    return { grupo: grupoVisto(id), rodadas: linhas[0]?.posicoes.length ?? 0, linhas };
  });
}

/** Of each participant of a phase, derived once for each version of the championship. */
export function posicoesDaFase(
  db: Database,
  campeonato: Pick<CampeonatoRow, 'id' | 'fases' | 'versao'>,
  fase: number,
): Promise<ReadonlyMap<TeamId, readonly number[]>> {
  return porVersao(db, campeonato, `posicoes ${fase}`, async () => {
    const tables = posicoesPorRodada(await carregarEstado(db, campeonato), fase);
    const rows = tables.flatMap(({ linhas }) => linhas);
    return new Map(rows.map(({ participante, posicoes }) => [participante, posicoes]));
  });
}
