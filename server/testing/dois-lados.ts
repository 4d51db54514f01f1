// A championship that is on, and a match of it whose two sides have an account each.
import sql from 'sql-template-tag';
import { expect } from 'vitest';
import type { SignedIn, TestApp } from './app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  startCampeonato,
} from './campeonato.ts';

export type DoisLados = {
  readonly id: string;
  readonly org: SignedIn;
  readonly mandante: SignedIn;
  readonly visitante: SignedIn;
  readonly uuid: string;
};

/** Rounds have no dates, unless the rules say so. */
const LIVRE = { modelo_rodada: 'livre', quem_informa: 'os_dois' };

export async function doisLados(
  t: TestApp,
  { regras = {}, ...settings }: { regras?: object; fases?: object[] } = {},
): Promise<DoisLados> {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { regras: { ...LIVRE, ...regras }, ...settings });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
  const people = { mandante: await t.signedIn(), visitante: await t.signedIn() };
  for (const lado of ['mandante', 'visitante'] as const) {
    await t.db.run(sql`
      update participantes set usuario_uuid = ${people[lado].uuid}
      where uuid = ${partida[lado].participante}`);
  }
  return { id, org, ...people, uuid: partida.uuid };
}

/** As everybody sees it now. */
export const partidaDe = async ({ org, uuid }: DoisLados) =>
  (await org.get(`/api/partidas/${uuid}`)).json().data.partida;

/** The organiser gives it a day or a deadline. */
export async function agendar(lados: DoisLados, agenda: object): Promise<void> {
  const { versao } = await partidaDe(lados);
  const body = { versao, ciente: true, ...agenda };
  const answer = await lados.org.put(`/api/partidas/${lados.uuid}/agenda`, body);
  expect(answer.statusCode, answer.body).toBe(200);
}

/** What this person was told, newest first. */
export const avisosDe = async (who: SignedIn): Promise<{ tipo: string; url: string }[]> =>
  (await who.get('/api/usuario/notifications')).json().data;
