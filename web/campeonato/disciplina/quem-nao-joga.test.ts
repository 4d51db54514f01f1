import { expect, test } from 'vitest';
import type { Suspenso } from '#contract/partida/disciplina.ts';
import { linhasDosSuspensos } from './quem-nao-joga.tsx';

const suspenso = (more: Partial<Suspenso>): Suspenso => ({
  ...{ participante: 'tigres', nome: 'Zeca', numero: null, motivo: 'veredito' },
  ...{ de: 'final', perde: null, jogou: false },
  ...more,
});

test('who misses matches that are not known yet stands there once, with all of them', () => {
  const zeca = [suspenso({}), suspenso({}), suspenso({ motivo: 'expulsao' })];
  const [one, ...others] = linhasDosSuspensos(zeca);
  expect(one).toMatchObject({ motivos: ['veredito', 'expulsao'], jogos: 3 });
  expect(others).toEqual([]);
});

test('matches that are known, and others, stand apart', () => {
  const [known, own] = [suspenso({ perde: 'a' }), suspenso({ perde: 'b' })];
  const lines = linhasDosSuspensos([known, own, suspenso({}), suspenso({ nome: 'Tita' })]);
  expect(lines.map(({ jogos }) => jogos)).toEqual([1, 1, 1, 1]);
});
