// The tables of a case: every match reported and confirmed, then rows and best thirds beside the published ones.
import type { TeamId } from '#engine/types.ts';
import { CRITERIOS } from '#regras/configuracao/opcoes.ts';
import { CRITERIO } from '#regras/montagem/palavras.ts';
import type { Case } from '#scripts/engine/case.ts';
import type { CaseMatch } from '#scripts/engine/case-match.ts';
import { type Championship, type ListedMatch, startChampionship } from './championship.ts';
import type { Person } from './person.ts';
import type { Fields, Replayed } from './replayed.ts';
import { report } from './report.ts';

type Row = Readonly<Record<'posicao' | 'p' | 'j' | 'v' | 'e' | 'd' | 'gp' | 'gc', number>> & {
  readonly participante: string;
};
type Table = {
  readonly data: {
    readonly tabelas: readonly { readonly linhas: readonly Row[] }[];
    readonly melhores: {
      readonly linhas: readonly { readonly participante: string; readonly situacao: string }[];
    } | null;
  };
};
type Round = {
  readonly data: readonly ListedMatch[];
  readonly rodadas: readonly { readonly fase: number; readonly rodada: number }[];
};

const pairOf = (one: TeamId, other: TeamId) => JSON.stringify([one, other]);
const hasCounted = ({ result }: CaseMatch) =>
  result !== undefined && result.kind !== 'annulled' && result.kind !== 'cancelled';

/** By who was at home; where each met once, either way round. */
function publishedResults(
  matches: readonly CaseMatch[],
): (home: TeamId, away: TeamId) => CaseMatch | undefined {
  const found = new Map(
    matches.filter(hasCounted).map((match) => [pairOf(match.home, match.away), match]),
  );
  return (home, away) => found.get(pairOf(home, away)) ?? found.get(pairOf(away, home));
}

/** Tie-breakers that the product has; a coefficient is nobody's choice. */
function criteriaOf({ stage }: Case): string[] {
  const known: readonly string[] = CRITERIOS;
  return stage.rules.tiebreakers
    .map((name) => CRITERIO[name])
    .filter((word) => known.includes(word));
}

function phasesOf(published: Case): readonly object[] {
  const { stage, groups, rules } = published;
  const [first] = groups;
  const size = first?.teams.length ?? 0;
  const inFirst = stage.matches.filter(
    (match) => first?.teams.includes(match.home) && hasCounted(match as CaseMatch),
  );
  const turnos = Math.round(inFirst.length / ((size * (size - 1)) / 2));
  const { win, draw, loss } = stage.rules.points;
  const pontos = { vitoria: win, empate: draw, derrota: loss };
  const tabela = { pontos, criterios: criteriaOf(published) };
  if (groups.length === 1) return [{ tipo: 'pontos_corridos', turnos, tabela }];
  const melhores = Number(rules.bestThirds ?? 0);
  return [
    { tipo: 'grupos', grupos: groups.length, turnos, classificam: 2, melhores, tabela },
    { tipo: 'mata_mata' },
  ];
}

async function playAll(championship: Championship, matches: readonly CaseMatch[]): Promise<number> {
  const { id, organiser, teamOf } = championship;
  const resultOf = publishedResults(matches);
  const path = `/api/campeonatos/${id}/jogos`;
  const { rodadas } = await organiser.get<Round>(path);
  let played = 0;
  for (const { rodada } of rodadas.filter(({ fase }) => fase === 1)) {
    const { data } = await organiser.get<Round>(`${path}?fase=1&rodada=${rodada}`);
    for (const match of data) {
      const home = teamOf(match.mandante.participante);
      const away = teamOf(match.visitante.participante);
      const published = resultOf(home, away);
      if (!published) throw new Error(`${home} - ${away} was not published`);
      await report(championship, match, published);
      played += 1;
    }
  }
  return played;
}

/** The product's groups are A, B, C, in the order of the case's. */
const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

const rowText = (row: readonly unknown[]) => row.join(' ');

function rowDifferences(championship: Championship, table: Table, expected: Fields): string[] {
  const published = (expected.groups ?? { all: expected.table ?? [] }) as Readonly<
    Record<string, readonly Fields[]>
  >;
  return Object.entries(published).flatMap(([group, rows]) => {
    const ours = table.data.tabelas.find(({ linhas }) =>
      linhas.some(({ participante }) => championship.teamOf(participante) === rows[0]?.team),
    );
    return rows.flatMap((row, index) => {
      const line = ours?.linhas[index];
      const theirs = rowText([
        row.pos,
        row.team,
        row.pts,
        row.j,
        row.v,
        row.e,
        row.d,
        row.gp,
        row.gc,
      ]);
      const mine = line
        ? rowText([
            line.posicao,
            championship.teamOf(line.participante),
            line.p,
            line.j,
            line.v,
            line.e,
            line.d,
            line.gp,
            line.gc,
          ])
        : 'nothing';
      return mine === theirs ? [] : [`${group}: ${mine}, published ${theirs}`];
    });
  });
}

function thirdsDifferences({ teamOf }: Championship, table: Table, expected: Fields): string[] {
  const rows = table.data.melhores?.linhas ?? [];
  const ranking = rows.map(({ participante }) => teamOf(participante));
  const through = rows
    .filter(({ situacao }) => situacao === 'dentro')
    .map(({ participante }) => teamOf(participante));
  const compare = (what: string, ours: readonly string[], published: unknown) => {
    if (!Array.isArray(published)) return [];
    const [mine, theirs] = [ours.join(', '), published.join(', ')];
    return mine === theirs ? [] : [`${what}: ${mine}, published ${theirs}`];
  };
  const qualified = expected.thirdsQualified as readonly string[] | undefined;
  return [
    ...compare('thirds', ranking, expected.thirdsRanking),
    ...compare('thirds through', through.toSorted(), qualified?.toSorted()),
  ];
}

export async function replayTables(
  published: Case,
  expected: Fields,
  organiser: Person,
  people: ReadonlyMap<TeamId, Person>,
): Promise<Replayed> {
  const { stage, groups } = published;
  const [only] = groups;
  const manual =
    groups.length === 1 && only
      ? only.teams
      : Object.fromEntries(groups.map(({ teams }, index) => [letterOf(index), teams]));
  const plan = { nome: 'Temporada publicada', fases: phasesOf(published), manual };
  const championship = await startChampionship(organiser, people, plan);
  const played = await playAll(championship, stage.matches as readonly CaseMatch[]);
  for (const { team, points } of stage.adjustments ?? []) {
    const participante = championship.uuidOf(team);
    const body = { fase: 1, participante, pontos: points, motivo: 'como foi publicado' };
    await organiser.send('POST', `/api/campeonatos/${championship.id}/punicoes`, body);
  }
  const table = await organiser.get<Table>(
    `/api/campeonatos/${championship.id}/classificacao?fase=1`,
  );
  const differences = [
    ...rowDifferences(championship, table, expected),
    ...thirdsDifferences(championship, table, expected),
  ];
  return { played, differences };
}
