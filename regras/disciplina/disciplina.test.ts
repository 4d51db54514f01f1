import { expect, test } from 'vitest';
import { REGRAS } from '#regras/configuracao/padroes.ts';
import type { LanceDaSumula, TipoDeLance } from '#regras/sumula/sumula.ts';
import { disciplinaDe, type JogoDaDisciplina, type SumulaDaDisciplina } from './disciplina.ts';
import { naOrdemDosJogos } from './ordem.ts';

const placar = { tipo: 'placar', mandante: 1, visitante: 1 } as const;

const jogo = (rodada: number, more: Partial<JogoDaDisciplina> = {}): JogoDaDisciplina => ({
  ...{ uuid: `j${rodada}`, fase: 1, rodada, confronto: null, perna: 1 },
  ...{ mandante: 'casa', visitante: `rival ${rodada}`, decisao: null, estado: 'agendada' },
  vaga_visitante: { tipo: 'participante', participante: `rival ${rodada}` },
  ...{ resultado: null, jogo_previsto_at: null },
  ...more,
});
const feito = (rodada: number, more: Partial<JogoDaDisciplina> = {}) =>
  jogo(rodada, { resultado: placar, estado: 'confirmada', ...more });

const lance = (tipo: TipoDeLance, nome: string): LanceDaSumula => ({ tipo, quem: { nome } });

const sumula = (rodada: number, ...lances: LanceDaSumula[]): SumulaDaDisciplina => ({
  ...{ partida: `j${rodada}`, lado: 'mandante', lances },
  ...{ mandante: 'casa', visitante: `rival ${rodada}` },
});

const regras = (
  cartoes: Partial<(typeof REGRAS)['cartoes']> & { amarelos?: number | null } = {},
) => ({
  cartoes: { ...REGRAS.cartoes, amarelos: 3, ...cartoes },
});

const fora = (jogos: JogoDaDisciplina[], sumulas: SumulaDaDisciplina[], rules = regras()) =>
  disciplinaDe(rules, jogos, sumulas).suspensoes.map(
    ({ quem, motivo, de, perde, passou, jogou }) =>
      `${'nome' in quem ? quem.nome : quem.jogador} ${motivo} ${de}→${perde}${passou ? ' passou' : ''}${jogou ? ' jogou' : ''}`,
  );

const RED = sumula(1, lance('vermelho', 'Zé'));

test('a red card keeps somebody out of the next match, and nobody where cards suspend nobody', () => {
  expect(fora([feito(1), jogo(2), jogo(3)], [RED])).toEqual(['Zé expulsao j1→j2']);
  expect(fora([feito(1), jogo(2)], [RED], regras({ amarelos: null }))).toEqual([]);
});

test('names are one person however they are spelt; the third yellow hangs before it falls', () => {
  const two = [sumula(1, lance('amarelo', 'Zé')), sumula(2, lance('amarelo', 'ZE'))];
  const found = disciplinaDe(regras(), [feito(1), feito(2), jogo(3)], two);
  expect(found).toEqual({
    suspensoes: [],
    pendurados: [{ participante: 'casa', quem: { nome: 'Zé' } }],
  });
});

test('who is named in the sheet of the match that he misses played it', () => {
  const goal = sumula(2, lance('gol', 'Zé'));
  expect(fora([feito(1), feito(2)], [RED, goal])).toEqual(['Zé expulsao j1→j2 passou jogou']);
});

test('cards of others, of a W.O. and of a match that does not count cost nothing', () => {
  const wo = { tipo: 'wo', wo_de: 'visitante' } as const;
  expect(fora([feito(1, { resultado: wo }), jogo(2)], [RED])).toEqual([]);
  expect(fora([feito(1, { decisao: { tipo: 'anulada' } }), jogo(2)], [RED])).toEqual([]);
  expect(fora([feito(1, { visitante: 'outro' }), jogo(2)], [RED])).toEqual([]);
});

test('a W.O. serves a suspension; a cancelled match and a rest do not', () => {
  const wo = { tipo: 'wo', wo_de: 'visitante' } as const;
  expect(fora([feito(1), feito(2, { resultado: wo }), jogo(3)], [RED])).toEqual([
    'Zé expulsao j1→j2 passou',
  ]);
  const off = feito(2, { resultado: { tipo: 'cancelada' }, estado: 'cancelada' });
  expect(fora([feito(1), off, jogo(3)], [RED])).toEqual(['Zé expulsao j1→j3']);
  const rest = jogo(2, { vaga_visitante: { tipo: 'folga' }, visitante: null });
  expect(fora([feito(1), rest, jogo(3)], [RED])).toEqual(['Zé expulsao j1→j3']);
});

test('the day decides which match is next: one that was put off waits, and is served when it is played', () => {
  const uuids = (jogos: JogoDaDisciplina[]) => naOrdemDosJogos(jogos).map(({ uuid }) => uuid);
  const off = jogo(2, { estado: 'adiada' });
  expect(uuids([off, jogo(3), feito(1)])).toEqual(['j1', 'j3', 'j2']);
  expect(fora([feito(1), off, jogo(3)], [RED])).toEqual(['Zé expulsao j1→j3']);
  const at = (day: number) => ({ jogo_previsto_at: `2027-03-0${day}T22:00:00.000Z` });
  const days = [feito(1, at(1)), jogo(2, at(5)), feito(3, at(3))];
  expect(uuids(days)).toEqual(['j1', 'j3', 'j2']);
  expect(uuids([feito(1, at(1)), feito(2, at(5)), feito(3, at(3)), jogo(4)])).toEqual([
    ...['j1', 'j3', 'j2', 'j4'],
  ]);
});
