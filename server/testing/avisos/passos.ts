// What people do in tests of notices, whatever these are about.
import sql from 'sql-template-tag';
import { expect } from 'vitest';
import type { SignedIn, TestApp } from '#server/testing/app.ts';
import { insertNames } from '#server/testing/campeonato.ts';

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

/** Who organises, with no limits, and who plays. */
export async function genteDosAvisos(t: TestApp) {
  const org = await t.signedIn({ nome: 'Olga Organiza' });
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${org.uuid}`);
  return { org, ana: await t.signedIn({ nome: 'Ana Souza' }) };
}

/** So many more names, until so many are in. */
export async function fillUp(
  t: TestApp,
  id: string,
  { nomes, total }: { readonly nomes: number; readonly total: number },
): Promise<string[]> {
  const uuids = await insertNames(t, id, nomes);
  await t.db.run(sql`update campeonatos set confirmados = ${total} where id = ${id}`);
  return uuids;
}

/** So many hours after the noon at which the clock of these tests begins. */
export const horasDepois = (hours: number): string =>
  new Date(Date.parse('2027-03-01T15:00:00Z') + hours * 3_600_000).toISOString();
