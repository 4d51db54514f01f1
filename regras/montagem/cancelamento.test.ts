import { describe, expect, test } from 'vitest';
import { recusaDoCancelamento } from './cancelamento.ts';

const jogo = (uuid: string, more: object = {}) => ({
  ...{ uuid, fase: 1, confronto: '1.1', perna: 1, estado: 'agendada' },
  ...more,
});

describe('what is called off leaves nobody without a way on', () => {
  test('in a table any match may go', () => {
    expect(recusaDoCancelamento(jogo('a', { confronto: null }), [])).toBeNull();
  });

  test('of two legs one may go, and not both', () => {
    const ida = jogo('ida');
    const volta = jogo('volta', { perna: 2 });
    expect(recusaDoCancelamento(volta, [ida, volta])).toBeNull();
    const off = { ...ida, estado: 'cancelada' };
    expect(recusaDoCancelamento(volta, [off, volta])).toBe('confronto_nao_cancela');
  });

  test('the only match of a tie stays, whatever other ties have', () => {
    const own = jogo('a');
    const others = [jogo('b', { confronto: '1.2' }), jogo('c', { fase: 2 })];
    expect(recusaDoCancelamento(own, [own, ...others])).toBe('confronto_nao_cancela');
  });

  test('an extra match stays, and decides no tie without its legs', () => {
    const ida = jogo('ida');
    const extra = jogo('extra', { perna: 3 });
    expect(recusaDoCancelamento(extra, [ida, extra])).toBe('extra_nao_cancela');
    expect(recusaDoCancelamento(ida, [ida, extra])).toBe('confronto_nao_cancela');
  });
});
