import { expect, test } from 'vitest';
import { decimal } from './decimal.ts';
import { reais } from './reais.ts';

const LOCALES = ['pt-BR', 'en'] as const;
const CENTAVOS = [0, 1, 99, 100, 1_250, 99_999, 100_000, 123_456_789, -500, -250_000];
const VALUES = [0, 0.005, 0.125, 1, 1.615, 2.675, 7.666667, 12.5, 99.994, -2.5, -1.615];

test.each(LOCALES)('reais are written as the platform writes them, in %s', (locale) => {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  for (const centavos of CENTAVOS) {
    expect(reais(centavos, locale)).toBe(money.format(centavos / 100));
  }
});

test.each(LOCALES)('decimals are written as the platform writes them, in %s', (locale) => {
  for (const digits of [1, 2]) {
    const number = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    for (const value of VALUES) expect(decimal(value, locale, digits)).toBe(number.format(value));
  }
});
