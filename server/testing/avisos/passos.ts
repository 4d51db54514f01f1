// What people do in tests of notices, whatever these are about.
import { expect } from 'vitest';
import type { SignedIn } from '#server/testing/app.ts';

export const ok = (answer: { statusCode: number; body: string }): void =>
  expect(answer.statusCode, answer.body).toBeLessThan(300);

/** Asks for a place; gives the participant. */
export async function enter(who: SignedIn, id: string, time_nome: string): Promise<string> {
  const answer = await who.post(`/api/campeonatos/${id}/participantes`, { time_nome });
  ok(answer);
  return answer.json().data.uuid;
}

/** Saves the form of a championship with this change. */
export async function save(org: SignedIn, id: string, change: object): Promise<void> {
  const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
  const { nome, fases, regras, inscricao, configuracao_versao } = data;
  const form = { nome, fases, regras, inscricao, configuracao_versao, ...change };
  ok(await org.put(`/api/campeonatos/${id}`, form));
}
