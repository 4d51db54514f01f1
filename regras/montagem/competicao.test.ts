import { expect, test } from 'vitest';
import { clinch } from '#engine/chances/clinch.ts';
import { competitionState } from '#engine/competition.ts';
import { standings } from '#engine/tables/standings.ts';
import type { Tabela } from '#regras/configuracao/fases.ts';
import { fases } from '#regras/configuracao/fases.ts';
import { competicaoDe, type DadosDaCompeticao, type PartidaDoMotor } from './competicao.ts';

const TEAMS = ['A', 'B', 'C', 'D'];

/** Four teams in a Swiss of three rounds, of which one was paired and played; the first two go on. */
function swiss(left: readonly string[], desistencia: Tabela['desistencia'], rounds = 3) {
  const played = (mandante: string, visitante: string, home: number): PartidaDoMotor => ({
    uuid: `${mandante}${visitante}`,
    fase: 1,
    grupo: '',
    rodada: 1,
    confronto: null,
    perna: 1,
    mandante,
    visitante,
    vaga_visitante: { tipo: 'participante', participante: visitante },
    resultado: { tipo: 'placar', mandante: home, visitante: 0 },
    cartoes: null,
  });
  const dados: DadosDaCompeticao = {
    fases: fases.parse([
      { tipo: 'suico', rodadas: rounds, classificam: 2, tabela: { desistencia } },
      { tipo: 'mata_mata' },
    ]),
    participantes: TEAMS.length,
    sorteados: [TEAMS, undefined],
    partidas: [played('A', 'B', 2), played('C', 'D', 1)],
    punicoes: [],
    desistencias: left.map((team) => ({ team, fase: 1, afterRound: 1 })),
    desempates: [],
  };
  const competition = competicaoDe(dados);
  const [table] = competition.phases;
  if (table?.kind !== 'table') throw new Error('not a table');
  const [, bracket] = competitionState(competition);
  if (bracket?.kind !== 'knockout') throw new Error('not a bracket');
  return {
    stage: { ...table.stage, teams: TEAMS },
    final: bracket.bracket.ties.at(-1)?.teams,
  };
}

test('nobody goes on while rounds of a Swiss are to come, whoever leaves by whatever rule', () => {
  for (const policy of ['mantem', 'anula', 'wo_adiante', 'mantem_com_media'] as const) {
    for (const left of [[], ['A'], ['B'], ['A', 'B']]) {
      expect(swiss(left, policy).final, `${policy} ${left}`).toEqual([undefined, undefined]);
    }
  }
});

test('rounds to come give nobody points, goals or a W.O.', () => {
  const rows = standings(swiss(['B'], 'wo_adiante').stage);
  expect(rows.map(({ team, played, points }) => [team, played, points])).toEqual([
    ['A', 1, 3],
    ['C', 1, 3],
    ['D', 1, 0],
    ['B', 1, 0],
  ]);
});

test('nothing is certain or out of reach that the rounds to come can still turn', () => {
  const { stage } = swiss([], 'mantem');
  expect(TEAMS.map((team) => clinch(stage, team, { from: 1, to: 2 }).state)).toEqual(
    TEAMS.map(() => 'possible'),
  );
  const late = swiss([], 'mantem', 1).stage;
  expect(clinch(late, 'A', { from: 1, to: 2 }).state).toBe('certain');
});

test('the last round played, or nobody left to meet: the first two go on', () => {
  expect(swiss([], 'mantem', 1).final).toEqual(['A', 'C']);
  expect(swiss(['B', 'C', 'D'], 'mantem').final).toEqual(['A', 'C']);
});
