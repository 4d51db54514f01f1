import { describe, expect, test } from 'vitest';
import {
  ESTADOS_DA_TAXA,
  parcelar,
  parcelasDe,
  podeMudarTaxa,
  referenciaDe,
  temOQuePagar,
} from './taxa.ts';

describe('a fee', () => {
  test('goes these ways and no other', () => {
    const ways = ESTADOS_DA_TAXA.flatMap((de) =>
      ESTADOS_DA_TAXA.filter((para) => podeMudarTaxa(de, para)).map((para) => `${de} ${para}`),
    );
    expect(ways.toSorted()).toEqual([
      ...['devida enviada', 'devida isenta', 'devida paga', 'devolvida paga', 'enviada enviada'],
      ...['enviada isenta', 'enviada paga', 'enviada recusada', 'isenta devida', 'paga devida'],
      ...['paga devolvida', 'recusada enviada', 'recusada isenta', 'recusada paga'],
    ]);
  });

  test.each([
    [2_000, 1, [2_000]],
    [1_000, 3, [334, 333, 333]],
    [2, 3, [1, 1, 0]],
  ])('of %d cents in %d is %j', (centavos, parcelas, shares) => {
    expect(parcelar(centavos, parcelas)).toEqual(shares);
  });

  test('that was paid stays what it was when the price changes', () => {
    const paid = { parcela: 1, estado: 'paga', centavos: 500 } as const;
    const price = { taxa_centavos: 2_000, parcelas: 2 };
    expect(parcelasDe(price, { pago: false, rows: [paid] })).toEqual([
      paid,
      { parcela: 2, estado: 'devida', centavos: 1_000 },
    ]);
    expect(parcelasDe({ taxa_centavos: 0, parcelas: 1 }, { pago: false, rows: [paid] })).toEqual([
      paid,
    ]);
    expect(parcelasDe({ taxa_centavos: 0, parcelas: 3 }, { pago: false, rows: [] })).toEqual([]);
  });

  test('is owed by who is in or asks to be, not by who waits, was asked, or left', () => {
    const one = { status: 2, espera: null, convidado: false, desistiu: false };
    expect([one, { ...one, status: 1 }].map(temOQuePagar)).toEqual([true, true]);
    const others = [
      { ...one, status: 3 },
      { ...one, status: 4 },
      { ...one, convidado: true },
      { ...one, desistiu: true },
    ];
    expect([...others, { ...one, status: 1, espera: 2 }].some(temOQuePagar)).toBe(false);
  });

  test('has a reference that banks take', () => {
    expect(referenciaDe('0190d1a2-0000-7000-8000-0123456789ab', 12)).toBe('TB456789ABP12');
  });
});
