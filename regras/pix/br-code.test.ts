// The code against a reader that others wrote, and its QR against a decoder.
import jsqr from 'jsqr';
import { hasError, isStaticPix, parsePix } from 'pix-utils';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { brCode, type CobrancaPix, cidadeNoCodigo, nomeNoCodigo } from './br-code.ts';
import { lerChavePix } from './chave.ts';

/** Numbers below n, always the same ones (mulberry32). */
function makeRandom(seed: number) {
  let state = seed;
  return (n: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

type Random = ReturnType<typeof makeRandom>;

const some = (random: Random, letters: string, length: number) => {
  const all = [...letters];
  return Array.from({ length }, () => all[random(all.length)]).join('');
};

/** Reckoned in another way than in chave.ts: by the weights as they are printed, and times ten. */
function withCheckDigits(base: string, weights: readonly number[]): string {
  const digit = (text: string, by: readonly number[]) =>
    (([...text].reduce((sum, one, at) => sum + Number(one) * (by[at] ?? 0), 0) * 10) % 11) % 10;
  const one = `${base}${digit(base, weights)}`;
  return `${one}${digit(one, [weights.length === 9 ? 11 : 6, ...weights])}`;
}

const DIGITS = '0123456789';
const KEYS = [
  (random: Random) => {
    const all = withCheckDigits(`1${some(random, DIGITS, 7)}2`, [10, 9, 8, 7, 6, 5, 4, 3, 2]);
    return all.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
  },
  (random: Random) =>
    withCheckDigits(`1${some(random, DIGITS, 10)}2`, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]),
  (random: Random) =>
    `${some(random, 'abcXYZ019.!#$&*+/=?^_`{|}~-', 1 + random(60))}@${some(random, 'abz9', 1 + random(8))}.com`,
  (random: Random) => `+55${['11', '21', '85', '99'][random(4)]}9${some(random, DIGITS, 8)}`,
  (random: Random) =>
    [8, 4, 4, 4, 12].map((length) => some(random, '0123456789ABCDEF', length)).join('-'),
] as const;

const LETTERS = 'aeiouAEIOUbcdfgãçéíõúüñÀÊ  -.\'’"/&ßøŁ李小👨‍👩‍👧0123456789';

function makeCobranca(random: Random, n: number): CobrancaPix {
  const lida = lerChavePix(KEYS[n % KEYS.length]?.(random) ?? '');
  if ('erro' in lida) throw new Error(lida.erro);
  return {
    chave: lida.chave,
    nome: `Z${some(random, LETTERS, random(60))}`,
    cidade: `Q${some(random, LETTERS, random(30))}`,
    centavos: 1 + random(10_000_000),
    referencia: some(random, 'ABCXYZ0189', 1 + random(25)),
    descricao: some(random, LETTERS, random(120)),
  };
}

const isPlain = (text: string, longest: number) =>
  /^[\x20-\x7E]+$/.test(text) && text === text.trim() && text.length <= longest;

test('10,000 of random keys, names and amounts are read by a parser that others wrote', () => {
  const random = makeRandom(20_261_117);
  for (let n = 0; n < 10_000; n += 1) {
    const one = makeCobranca(random, n);
    const read = parsePix(brCode(one));
    if (hasError(read) || !isStaticPix(read)) throw new Error(JSON.stringify({ one, read }));
    const { pixKey, transactionAmount, txid, merchantName, merchantCity } = read;
    expect({ ...{ pixKey, txid, merchantName, merchantCity }, amount: transactionAmount }).toEqual({
      ...{ pixKey: one.chave, txid: one.referencia, amount: one.centavos / 100 },
      ...{ merchantName: nomeNoCodigo(one.nome), merchantCity: cidadeNoCodigo(one.cidade) },
    });
    expect(isPlain(merchantName, 25) && isPlain(merchantCity, 15), JSON.stringify(one)).toBe(true);
    expect([read.merchantCategoryCode, read.transactionCurrency, read.countryCode].join()).toBe(
      '0000,986,BR',
    );
  }
});

const ANA = {
  ...{ chave: 'ana@exemplo.com', nome: 'Ana', cidade: 'Recife' },
  ...{ centavos: 2_000, referencia: 'TB1' },
};

test('with one character changed it is refused by that parser', () => {
  const code = brCode(ANA);
  for (let at = 0; at < code.length; at += 1) {
    const changed = `${code.slice(0, at)}${code[at] === '7' ? '8' : '7'}${code.slice(at + 1)}`;
    expect(hasError(parsePix(changed)), changed).toBe(true);
  }
});

test('is the example that the manual of the Banco Central prints', () => {
  const code = brCode({
    ...{ chave: '123e4567-e12b-12d1-a456-426655440000', nome: 'Fulano de Tal' },
    ...{ cidade: 'BRASILIA', centavos: 0, referencia: '***' },
  });
  expect(code).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  );
});

test('says what it is for as far as the key leaves room', () => {
  const read = parsePix(brCode({ ...ANA, descricao: 'Copa São João' }));
  expect(!hasError(read) && isStaticPix(read) && read.infoAdicional).toBe('Copa Sao Joao');
  const longest = `${'a'.repeat(65)}@exemplo.com`;
  const none = parsePix(brCode({ ...ANA, chave: longest, descricao: 'Copa' }));
  expect(!hasError(none) && isStaticPix(none) && none.pixKey).toBe(longest);
});

/** Black on white, three pixels to a square, and the margin that cameras ask for. */
function draw(text: string) {
  const { data, size } = encode(text, { border: 4 });
  const side = size * 3;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const [y, x] = [Math.floor(at / side / 3), Math.floor((at % side) / 3)];
    if (data[y]?.[x]) pixels.fill(0, at * 4, at * 4 + 3);
  }
  return { pixels, side };
}

test('its QR is read back by a decoder', () => {
  const random = makeRandom(7);
  for (let n = 0; n < 40; n += 1) {
    const code = brCode(makeCobranca(random, n));
    const { pixels, side } = draw(code);
    expect(jsqr.default(pixels, side, side, { inversionAttempts: 'dontInvert' })?.data).toBe(code);
  }
});
