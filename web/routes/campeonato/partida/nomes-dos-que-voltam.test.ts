import { expect, test } from 'vitest';
import { nomesDosQueVoltam } from './nomes-dos-que-voltam.ts';

const placar = { mandante: 2, visitante: 1, prorrogacao: false, penaltis: null };
const jogos = [{ antes: { mandante: 'a', visitante: 'b', placar, wo_de: null } }];
const named = (uuid: string) => ({ uuid, nome: uuid.toUpperCase(), time_nome: null });

test('a result of a team that the page does not name has its name', async () => {
  const listar = async () => [named('a'), named('b')];
  const gente = await nomesDosQueVoltam(jogos, { a: named('a') }, listar);
  expect(gente.b?.nome).toBe('B');
});

test('nobody is asked for where all are named, and a refusal leaves the names that there are', async () => {
  const refuse = () => Promise.reject(new Error('asked'));
  const all = { a: named('a'), b: named('b') };
  expect(await nomesDosQueVoltam(jogos, all, refuse)).toBe(all);
  expect(await nomesDosQueVoltam(jogos, { a: named('a') }, refuse)).toEqual({ a: named('a') });
});
