import { expect, test } from 'vitest';
import type { LanceVisto } from '#contract/partida/sumula.ts';
import { GOL_CONTRA, NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import {
  ateOsGols,
  cabeGol,
  comAutor,
  comLance,
  ehIgual,
  golsComAutor,
  golsEm,
  lancesDe,
  rascunhoDe,
  temPasse,
} from './rascunho.ts';

const visto: LanceVisto = {
  ...{ tipo: 'gol', minuto: 12 },
  quem: { jogador: null, nome: 'Pipoca', numero: null },
  assistencia: { jogador: 'mirim', nome: 'Mirim', numero: 8 },
};

test('what was read is sent back as it was', () => {
  const draft = rascunhoDe([visto]);
  expect(lancesDe(draft)).toEqual([
    { tipo: 'gol', quem: { nome: 'Pipoca' }, assistencia: { jogador: 'mirim' }, minuto: 12 },
  ]);
  expect(ehIgual(draft, rascunhoDe([visto]))).toBe(true);
});

test('another best player takes the place of the first', () => {
  const one = comLance(rascunhoDe([visto]), { tipo: 'craque', quem: { nome: 'Zé' } });
  const two = comLance(one, { tipo: 'craque', quem: { nome: 'Téo' } });
  expect(two.map(({ tipo, quem }) => [tipo, quem])).toEqual([
    ['gol', { nome: 'Pipoca' }],
    ['craque', { nome: 'Téo' }],
  ]);
  expect(new Set(two.map(({ id }) => id)).size).toBe(2);
});

test('a name takes the place of a goal that nobody was known of, and its minute; one more of nobody does not', () => {
  const nobody = { jogador: NAO_IDENTIFICADO };
  const told = rascunhoDe([visto]).map((one) => ({ ...one, quem: nobody, assistencia: null }));
  expect([golsEm(told), golsComAutor(told)]).toEqual([1, 0]);
  expect([cabeGol(told, 1, { nome: 'Zé' }), cabeGol(told, 1, null)]).toEqual([true, true]);
  expect([cabeGol(told, 1, nobody), cabeGol(told, 2, nobody)]).toEqual([false, true]);
  const named = comAutor(told, { tipo: 'penalti', quem: { nome: 'Zé' } });
  expect(lancesDe(named)).toEqual([
    { tipo: 'penalti', quem: { nome: 'Zé' }, assistencia: null, minuto: 12 },
  ]);
  expect([golsComAutor(named), cabeGol(named, 1, null)]).toEqual([1, false]);
  expect(comAutor(told, { tipo: 'gol', quem: nobody })).toHaveLength(2);
  expect(comAutor(told, { tipo: 'amarelo', quem: { nome: 'Zé' } })).toHaveLength(2);
});

test('own goals count and have no pass', () => {
  const draft = comLance([], { tipo: 'gol', quem: { jogador: GOL_CONTRA } });
  expect([golsEm(draft), draft.map(temPasse)]).toEqual([1, [false]]);
});

test('scorers never exceed the goals: with fewer in the score the last ones named go, cards stay', () => {
  const card = { tipo: 'amarelo', quem: { nome: 'Zé' } } as const;
  const draft = ['Ana', 'Bia', 'Caio'].reduce(
    (now, nome) => comLance(now, { tipo: 'gol', quem: { nome } }),
    comLance([], card),
  );
  const who = (gols: number) =>
    ateOsGols(draft, gols).map(({ quem }) => ('nome' in quem ? quem.nome : ''));
  expect(who(3)).toEqual(['Zé', 'Ana', 'Bia', 'Caio']);
  expect(who(1)).toEqual(['Zé', 'Ana']);
  expect(who(0)).toEqual(['Zé']);
});
