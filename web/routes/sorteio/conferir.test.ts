import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Sorteio } from '#contract/sorteio.ts';
import { type EntradaDoSorteio, sortear } from '#regras/montagem/sorteio.ts';
import { conferir } from './conferir.ts';

const ENTRADA: EntradaDoSorteio = {
  metodo: 'potes',
  grupos: 2,
  potes: [
    ['a', 'b'],
    ['c', 'd'],
  ],
  separados: [['a', 'c']],
  manual: null,
};

function held(semente: string): Sorteio {
  const drawn = sortear(ENTRADA, semente);
  if (!drawn.ok) throw new Error('the draw of the test is impossible');
  return {
    uuid: '019a0000-0000-7000-8000-000000000000',
    fase: 1,
    metodo: 'potes',
    semente_hash: createHash('sha256').update(semente).digest('hex'),
    semente,
    entrada: ENTRADA,
    bolas: drawn.value.bolas.map((bola) => ({ ...bola })),
    created_at: '2026-11-15T20:00:00.000Z',
    realizado_em: '2026-11-15T20:05:00.000Z',
    cerimonia: null,
  };
}

test('an honest draw is the same again', async () => {
  expect(await conferir(held('semente'))).toEqual({
    impressao: true,
    bolas: true,
    separados: true,
  });
});

test('another seed than the promised one is found out', async () => {
  const { semente_hash } = held('prometida');
  expect(await conferir({ ...held('outra'), semente_hash })).toMatchObject({ impressao: false });
});

test('balls that were swapped afterwards are found out', async () => {
  const sorteio = held('semente');
  const [first, second, ...rest] = sorteio.bolas ?? [];
  if (!first || !second) throw new Error('the draw of the test has no balls');
  const bolas = [
    { ...first, participante: second.participante },
    { ...second, participante: first.participante },
    ...rest,
  ];
  expect(await conferir({ ...sorteio, bolas })).toMatchObject({ impressao: true, bolas: false });
});

test('who had to be kept apart and came together is found out', async () => {
  const sorteio = held('semente');
  const bolas = sorteio.bolas?.map((bola) => ({ ...bola, destino: 'A' })) ?? [];
  expect(await conferir({ ...sorteio, bolas })).toMatchObject({ bolas: false, separados: false });
});

test('where nobody had to be kept apart, nothing is said about it', async () => {
  const sorteio = { ...held('semente'), entrada: { ...ENTRADA, separados: [] } };
  expect(await conferir(sorteio)).toMatchObject({ separados: null });
});
