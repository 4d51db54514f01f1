import { expect, test } from 'vitest';
import { enderecoNovo } from './enderecos-antigos.ts';

const HERE = '/campeonato/k3x9p2m7qa';
const to = (path: string) => enderecoNovo(new URL(path, 'https://tabelao.example'));

test.each([
  ['?aba=jogos', '/jogos'],
  ['?aba=jogos&fase=2&rodada=7', '/jogos?fase=2&rodada=7'],
  ['?aba=classificacao&convite=c1&assumir=a1', '/classificacao?convite=c1&assumir=a1'],
  ['?aba=visao', ''],
  ['?aba=nada&x=1', '?x=1'],
  ['?aba=gerenciar', '/gerenciar'],
  ['?aba=gerenciar&parte=painel', '/gerenciar'],
  ['?aba=gerenciar&parte=agenda&rodada=2', '/gerenciar/agenda?rodada=2'],
  ['?aba=gerenciar&parte=equipe', '/gerenciar/organizadores'],
  ['?aba=gerenciar&parte=trilha&depois=9', '/gerenciar/historico?depois=9'],
])('an old link %s leads to %s', (old, now) => {
  expect(to(HERE + old)).toBe(HERE + now);
});

test('an address of today stays as it is', () => {
  expect(to(`${HERE}/jogos?rodada=2`)).toBeNull();
  expect(to(`${HERE}?convite=c1`)).toBeNull();
});
