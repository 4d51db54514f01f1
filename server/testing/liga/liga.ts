// A liga with everybody around it, for tests.
import sql from 'sql-template-tag';
import { expect } from 'vitest';
import { ENDPOINTS, type NamedEndpoint } from '#server/docs/openapi.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { SignedIn, TestApp } from '../app.ts';
import { openCampeonato } from '../campeonato.ts';
import { makeAdmin } from '../cena.ts';

/** Everything about one liga, read from the contract. */
export const DE_UMA_LIGA: readonly NamedEndpoint[] = ENDPOINTS.filter(
  ({ entry }) =>
    // A picture comes as a file: its own test tries who may send it.
    !('file' in entry) && entry.path.startsWith('/api/ligas/:uuid'),
);

export async function makeLiga(
  dono: SignedIn,
  settings: Record<string, unknown> = {},
): Promise<string> {
  const answer = await dono.post('/api/ligas', { nome: 'Liga de Teste', ...settings });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.uuid;
}

/** Straight into the table: how people come in is tested elsewhere. */
export async function insertMembro(
  t: TestApp,
  liga: string,
  { uuid }: { uuid: string },
  papel: 'admin' | 'membro' = 'membro',
): Promise<void> {
  await t.db.run(sql`
    insert into membros_da_liga (liga_uuid, usuario_uuid, papel) values (${liga}, ${uuid}, ${papel})`);
  await t.db.run(sql`update ligas set membros = membros + 1 where uuid = ${liga}`);
}

export const PAPEIS_DA_CENA = [
  'dono',
  'admin',
  'membro',
  'estranha',
  'banida',
  'sem_email',
  'site',
] as const;

export type PapelNaCena = (typeof PAPEIS_DA_CENA)[number];

export type GenteDaLiga = Readonly<Record<PapelNaCena, SignedIn>>;

export async function makeGente(t: TestApp): Promise<GenteDaLiga> {
  const pairs: [PapelNaCena, SignedIn][] = [];
  for (const papel of PAPEIS_DA_CENA) {
    const person = { verified: papel !== 'sem_email', isAdmin: papel === 'site' };
    pairs.push([papel, await t.signedIn(person)]);
  }
  const gente = Object.fromEntries(pairs) as GenteDaLiga;
  // As many as the tests make.
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${gente.dono.uuid}`);
  await makeAdmin(t, gente.site);
  return gente;
}

export type CenaDaLiga = {
  readonly uuid: string;
  /** A member who is none of the people: everybody else may be asked to move them. */
  readonly usuario: string;
  /** Somebody who was sent away, and asks for nothing. */
  readonly mandada: string;
  readonly pedido: string;
  readonly convite: string;
  readonly aviso: string;
  /** A public championship of nobody among them, that was offered to the liga. */
  readonly campeonato: string;
  readonly versao: number;
};

const INSERTED = { nome: 'Liga da Cena', busca: 'liga da cena', sigla: 'LC' };

/** Straight into the tables: one for each call that writes. */
export async function makeCenaDaLiga(
  t: TestApp,
  gente: GenteDaLiga,
  visibilidade: 'publico' | 'privado',
): Promise<CenaDaLiga> {
  const [uuid, pedido, convite, aviso] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const cores = { cores: ['#0b7a75', '#f8fafc'], estampa: 'listras' };
  await t.db.run(sql`
    insert into ligas (uuid, nome, busca, sigla, cores, visibilidade)
    values (${uuid}, ${INSERTED.nome}, ${INSERTED.busca}, ${INSERTED.sigla},
      ${JSON.stringify(cores)}, ${visibilidade})`);
  const [membro, pediu, mandada] = [
    await t.insertPerson(),
    await t.insertPerson(),
    await t.insertPerson(),
  ];
  for (const [person, papel] of [
    [gente.dono, 'dono'],
    [gente.admin, 'admin'],
    [gente.membro, 'membro'],
    [membro, 'membro'],
  ] as const) {
    await t.db.run(sql`
      insert into membros_da_liga (liga_uuid, usuario_uuid, papel)
      values (${uuid}, ${person.uuid}, ${papel})`);
  }
  for (const { uuid: out } of [gente.banida, mandada]) {
    await t.db.run(sql`
      insert into banidos_da_liga (liga_uuid, usuario_uuid, motivo)
      values (${uuid}, ${out}, 'briga')`);
  }
  await t.db.run(sql`
    insert into pedidos_da_liga (uuid, liga_uuid, usuario_uuid) values (${pedido}, ${uuid}, ${pediu.uuid})`);
  await t.db.run(sql`
    insert into convites_da_liga (uuid, liga_uuid, token_hash, criado_por, expira_em)
    values (${convite}, ${uuid}, ${Buffer.from(convite)}, ${gente.dono.uuid}, now() + interval '1 day')`);
  await t.db.run(sql`
    insert into avisos_da_liga (uuid, liga_uuid, autor_uuid, texto)
    values (${aviso}, ${uuid}, ${gente.dono.uuid}, 'Oi')`);
  await t.db.run(sql`
    insert into ofertas_da_liga (liga_uuid, para_uuid, por_uuid, expira_em)
    values (${uuid}, ${membro.uuid}, ${gente.dono.uuid}, now() + interval '1 day')`);
  const campeonato = await openCampeonato(await t.signedIn());
  await t.db.run(sql`
    insert into vinculos_da_liga (campeonato_id, liga_uuid, lado, por_uuid)
    select id, ${uuid}, 'campeonato', dono_uuid from campeonatos where id = ${campeonato}`);
  // A season of which only the staff knows: nothing is played in it yet.
  const regras = JSON.stringify({ desistencia: 'sai', vaga: 'sobe_mais_um' });
  await t.db.run(sql`
    insert into temporadas (uuid, liga_uuid, numero, regras) values (${uuidv7()}, ${uuid}, 1, ${regras})`);
  const others = { usuario: membro.uuid, mandada: mandada.uuid, campeonato };
  return { uuid, ...others, pedido, convite, aviso, versao: 1 };
}
