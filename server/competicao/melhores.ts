// The ranking of those who share a place in different groups, for the last places of the next phase: best thirds,
// or whichever place comes after those that go on by themselves.
import type { Melhores } from '#contract/classificacao.ts';
import { completeGroups } from '#engine/knockout/slots.ts';
import { type BestPlaced, bestPlacedTable, type TableGroup } from '#engine/tables/best-placed.ts';
import type { FaseDe } from '#regras/configuracao/fases.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Database } from '#server/database/database.ts';
import { carregarEstado, type Estado } from './estado.ts';
import { stageOf } from './linhas.ts';
import { porVersao } from './por-versao.ts';

const SITUACAO_DO_MELHOR = {
  through: 'dentro',
  out: 'fora',
  undecided: 'aberto',
} as const satisfies Record<BestPlaced['outcome'], Melhores['linhas'][number]['situacao']>;

const areUnequal = (groups: readonly TableGroup[]) =>
  new Set(groups.map(({ teams }) => teams.length)).size > 1;

/** The figures by which they are compared: of the matches that count, or of each match. */
function linhaDe(
  row: BestPlaced,
  groups: readonly TableGroup[],
  isShared: boolean,
): Melhores['linhas'][number] {
  const { team, position, points, played, wins, goalsFor, goalsAgainst } = row;
  const share = (value: number) => (isShared && played > 0 ? value / played : value);
  return {
    participante: team,
    grupo: groups.find(({ teams }) => teams.includes(team))?.id ?? '',
    posicao: position,
    p: share(points),
    j: played,
    v: share(wins),
    sg: share(goalsFor - goalsAgainst),
    gp: share(goalsFor),
    situacao: SITUACAO_DO_MELHOR[row.outcome],
  };
}

/** Null where every place goes to groups. `number` is 1 for the first phase. */
export function melhoresNaFase(
  { dados, competicao, fases }: Estado,
  number: number,
): Melhores | null {
  const index = number - 1;
  const [fase, phase, state] = [dados.fases[index], competicao.phases[index], fases[index]];
  if (fase?.tipo !== 'grupos' || phase?.kind !== 'table' || state?.kind !== 'table') return null;
  const { classificam, melhores: vagas, comparacao } = fase;
  if (vagas === 0 || number === fases.length) return null;
  const posicao = classificam + 1;
  const groups = [...state.tables].map(([id, rows]) => ({
    id,
    teams: rows.map(({ team }) => team),
  }));
  const stage = stageOf(phase, state);
  const isUnequal = areUnequal(groups);
  const rows = bestPlacedTable(stage, groups, posicao, vagas, phase.across);
  return {
    posicao,
    vagas,
    comparacao: isUnequal ? comparacao : null,
    terminou: completeGroups({ stage, groups }).every(Boolean),
    linhas: rows.map((row) => linhaDe(row, groups, isUnequal && comparacao === 'media')),
  };
}

const hasBest = (fase: CampeonatoRow['fases'][number] | undefined): fase is FaseDe<'grupos'> =>
  fase?.tipo === 'grupos' && fase.melhores > 0;

export async function melhoresDe(
  db: Database,
  campeonato: Pick<CampeonatoRow, 'id' | 'fases' | 'versao'>,
  fase: number,
): Promise<Melhores | null> {
  if (!hasBest(campeonato.fases[fase - 1])) return null;
  return porVersao(db, campeonato, `melhores ${fase}`, async () =>
    melhoresNaFase(await carregarEstado(db, campeonato), fase),
  );
}
