import { expect, test } from 'vitest';
import { mayKeep } from './keep.ts';

test('the table, matches, bracket and statistics that everybody reads are kept, and nothing else', () => {
  const kept = ['', '/classificacao', '/jogos?rodada=3&fase=1', '/chaveamento', '/estatisticas'];
  for (const tab of kept) expect(mayKeep(`/campeonato/fb3vh292f5${tab}`), tab).toBe(true);
  const own = ['?convite=abc', '/jogos?convite=abc', '/gerenciar', '/participantes', '/simulador'];
  for (const tab of own) expect(mayKeep(`/campeonato/fb3vh292f5${tab}`), tab).toBe(false);
  for (const path of ['/', '/perfil', '/avisos']) expect(mayKeep(path), path).toBe(false);
});
