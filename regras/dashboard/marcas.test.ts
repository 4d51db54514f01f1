import { expect, test } from 'vitest';
import { type JogoPassado, numerosDe, numerosPorModalidade } from './jogos.ts';
import { marcasDe, PEDE } from './marcas.ts';

let day = 0;

const jogo = (gols: [number, number], more: Partial<JogoPassado> = {}): JogoPassado => ({
  campeonato: 'copa',
  modalidade: 'ea_fc',
  em: new Date(Date.UTC(2026, 0, ++day)).toISOString(),
  lado: 'mandante',
  resultado: { tipo: 'placar', mandante: gols[0], visitante: gols[1] },
  encerrado: false,
  sumula: false,
  cartoes: 0,
  no_prazo: null,
  ...more,
});

const vezes = (n: number, make: () => JogoPassado) => Array.from({ length: n }, make);

const marcas = (jogos: readonly JogoPassado[], more = {}) =>
  marcasDe({
    ...{ jogos, titulos: [], artilharias: [], fundou: [], nomeDe: (id: string) => id },
    ...more,
  });

const tipos = (jogos: readonly JogoPassado[]) => marcas(jogos).map(({ tipo }) => tipo);

test('wins, draws, defeats and goals are told from the side that was played', () => {
  const jogos = [
    jogo([2, 1]),
    jogo([2, 1], { lado: 'visitante' }),
    jogo([0, 0]),
    jogo([0, 0], { resultado: { tipo: 'wo', wo_de: 'mandante' } }),
    jogo([0, 0], { resultado: { tipo: 'wo', wo_de: 'visitante' } }),
    jogo([0, 0], { resultado: { tipo: 'wo', wo_de: 'ambos' }, no_prazo: false }),
    jogo([3, 0], { no_prazo: true }),
  ];
  expect(numerosDe(jogos)).toEqual({
    ...{ jogos: 7, vitorias: 3, empates: 1, derrotas: 3, gols: 6, sofridos: 3, wo: 2 },
    ...{ forma: ['e', 'd', 'v', 'd', 'v'], com_prazo: 2, no_prazo: 1 },
  });
  const other = jogo([1, 0], { modalidade: 'futsal' });
  expect(numerosPorModalidade([other, ...jogos]).map(({ modalidade }) => modalidade)).toEqual([
    'ea_fc',
    'futsal',
  ]);
});

test('who has done nothing has no badge', () => {
  expect(marcas([])).toEqual([]);
  expect(tipos(vezes(9, () => jogo([1, 0])))).toEqual([]);
});

test('unbeaten in a championship needs its end, enough matches and no defeat', () => {
  const over = { encerrado: true };
  const draws = vezes(PEDE.invicto, () => jogo([0, 0], over));
  expect(tipos(draws)).toEqual(['invicto']);
  expect(tipos(draws.slice(1))).toEqual([]);
  expect(tipos([...draws, jogo([0, 1], over)])).toEqual([]);
  expect(tipos(vezes(PEDE.invicto, () => jogo([0, 0])))).toEqual([]);
});

test('punctual is every score of at least twenty', () => {
  const late = jogo([0, 1], { no_prazo: false });
  const onTime = () => jogo([0, 1], { no_prazo: true });
  expect(tipos(vezes(PEDE.pontual, onTime))).toEqual(['pontual']);
  expect(tipos(vezes(PEDE.pontual - 1, onTime))).toEqual([]);
  expect(tipos([...vezes(PEDE.pontual, onTime), late])).toEqual([]);
});

test('fair play counts matches with a sheet; one card ends it', () => {
  const clean = () => jogo([0, 1], { sumula: true });
  expect(tipos(vezes(PEDE.jogo_limpo, clean))).toEqual(['jogo_limpo']);
  expect(tipos(vezes(PEDE.jogo_limpo - 1, clean))).toEqual([]);
  expect(tipos([...vezes(PEDE.jogo_limpo, clean), jogo([0, 1], { cartoes: 1 })])).toEqual([]);
});

test('a streak is told even after it ended, wins by the step that was reached', () => {
  const won = [...vezes(12, () => jogo([1, 0])), jogo([0, 1]), ...vezes(40, () => jogo([1, 0]))];
  expect(marcas(won)).toEqual([
    { tipo: 'sem_perder', n: 40, onde: null },
    { tipo: 'vitorias', n: 50, onde: null },
  ]);
});

test('titles, top scorers and founders name the newest', () => {
  const more = { titulos: ['Copa B', 'Copa A'], artilharias: ['Copa C'], fundou: ['Liga'] };
  expect(marcas([], more)).toEqual([
    { tipo: 'campeao', n: 2, onde: 'Copa B' },
    { tipo: 'artilheiro', n: 1, onde: 'Copa C' },
    { tipo: 'fundador', n: 1, onde: 'Liga' },
  ]);
});
