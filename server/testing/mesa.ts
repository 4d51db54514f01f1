// The table official of tests: a link made by the owner, and calls that carry its secret and nothing else.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { LinkDaMesa } from '#contract/campeonato/mesa.ts';
import type { SignedIn, TestApp } from './app.ts';
import { makeClient } from './client.ts';

type Alcance = LinkDaMesa['alcance'];

export async function criarLink(
  dono: SignedIn,
  id: string,
  alcance: Alcance,
  more: object = {},
): Promise<{ link: LinkDaMesa; segredo: string }> {
  const answer = await dono.post(`/api/campeonatos/${id}/mesa`, { alcance, ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

/** A browser without cookies, token or origin. */
export function mesaCom(t: TestApp, segredo: string) {
  const client = makeClient(t.app, t.config.appUrl);
  const headers = { authorization: `Bearer ${segredo}`, origin: undefined };
  return {
    ver: () => client.get('/api/mesa', { headers }),
    lancar: (partida: string, informado: object, id: string = randomUUID()) =>
      client.post('/api/mesa/lancamentos', { id, partida, informado }, { headers }),
  };
}
