import { describe, expect, test } from 'vitest';
import { makeProcura, type PartidaAchada, type PartidaProcurada } from './achar-partidas.ts';
import { ehDita } from './dito.ts';
import { lerLinhas } from './ler-linhas.ts';

const NOMES = new Map([
  ['pipa', ['Pipa Solta', 'PIP']],
  ['caju', ['Cajueiro', 'CAJ']],
  ['vila', ['Real Vila']],
  ['praia', ['Real Praia']],
  ['time1', ['Time 1']],
  ['time10', ['Time 10']],
]);

const jogo = (mandante: string, visitante: string, more: Partial<PartidaProcurada> = {}) => ({
  ...{ uuid: `${mandante}-${visitante}`, mandante, visitante, rodada: 1, mataMata: false },
  dia: null,
  ...more,
});

const LIGA = [jogo('pipa', 'caju'), jogo('caju', 'pipa', { rodada: 2 }), jogo('vila', 'praia')];

function achar(
  texto: string,
  partidas: readonly PartidaProcurada[],
  done: Readonly<Record<string, 'igual' | 'outra' | 'tomada'>> = {},
) {
  const [lida] = lerLinhas(texto);
  if (!lida || !ehDita(lida)) throw new Error(`not a match: ${texto}`);
  const prefere = ({ uuid }: PartidaAchada) => done[uuid] ?? 'aberta';
  const found = makeProcura(NOMES).achar(lida, partidas, prefere);
  return typeof found === 'string' ? found : `${found.uuid}${found.invertida ? ' (virada)' : ''}`;
}

describe('the match of a line', () => {
  test('is the one at home where they meet home and away', () => {
    expect(achar('Pipa 2x1 Caju', LIGA)).toBe('pipa-caju');
    expect(achar('Caju 2x1 Pipa', LIGA)).toBe('caju-pipa');
  });

  test('is turned round where they meet once', () => {
    expect(achar('Real Praia 2x1 Real Vila', LIGA)).toBe('vila-praia (virada)');
  });

  test('is not guessed', () => {
    expect(achar('Real 2x1 Real', LIGA)).toBe('ambiguo');
    expect(achar('Pipa 2x1 Real Vila', LIGA)).toBe('sem_jogo');
    expect(achar('Pipa 2x1 Caju', LIGA, { 'pipa-caju': 'tomada' })).toBe('repetido');
  });

  test('of two alike is told by round, by day, by its stage, by what is there already', () => {
    const twice = [
      jogo('pipa', 'caju', { uuid: 'a', rodada: 1, dia: '2026-05-12' }),
      jogo('pipa', 'caju', { uuid: 'b', rodada: 9, mataMata: true }),
    ];
    expect(achar('Pipa 2x1 Caju', twice)).toBe('qual_rodada');
    expect(achar('Rodada 9: Pipa 2x1 Caju', twice)).toBe('b');
    expect(achar('12/05/2026 Pipa 2x1 Caju', twice)).toBe('a');
    expect(achar('Pipa 2x1 Caju', twice, { a: 'outra' })).toBe('b');
    expect(achar('Pipa 2x1 Caju', twice, { b: 'igual' })).toBe('b');
    expect(achar('Pipa 2x1 Caju', twice, { a: 'tomada', b: 'outra' })).toBe('b');
  });

  test('a whole name is that name, whatever else begins with it', () => {
    const partidas = [jogo('time1', 'caju'), jogo('time10', 'caju', { rodada: 2 })];
    expect(achar('Time 1 2x1 Caju', partidas)).toBe('time1-caju');
    expect(achar('Time 10 2x1 Caju', partidas)).toBe('time10-caju');
  });
});
