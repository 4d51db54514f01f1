import { expect, test } from 'vitest';
import { nomesDosQueFaltam, quemSeDiz } from './nomes-dos-que-faltam.ts';

const placar = { mandante: 2, visitante: 1, prorrogacao: false, penaltis: null };
const jogos = [{ antes: { mandante: 'a', visitante: 'b', placar, wo_de: null } }];
const named = (uuid: string) => ({ uuid, nome: uuid.toUpperCase(), time_nome: null });
const ditos = quemSeDiz({ campeao: null }, jogos);

test('a result of a team that the page does not name has its name', async () => {
  const listar = async () => [named('a'), named('b')];
  const gente = await nomesDosQueFaltam(ditos, { a: named('a') }, listar);
  expect(gente.b?.nome).toBe('B');
});

test('a correction that makes champion a team of another match has its name', async () => {
  const ditos = quemSeDiz({ campeao: 'c' }, []);
  const gente = await nomesDosQueFaltam(ditos, { a: named('a') }, async () => [named('c')]);
  expect(gente.c?.nome).toBe('C');
});

test('nobody is asked for where all are named, and a refusal leaves the names that there are', async () => {
  const refuse = () => Promise.reject(new Error('asked'));
  const all = { a: named('a'), b: named('b') };
  expect(await nomesDosQueFaltam(ditos, all, refuse)).toBe(all);
  expect(await nomesDosQueFaltam(ditos, { a: named('a') }, refuse)).toEqual({ a: named('a') });
});
