// Demonstration data for a first look, plainly invented. Made once, in an empty database only.
import sql from 'sql-template-tag';
import type { Database, Tx } from '#server/database/database.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { listByEmail } from '#server/sessao/queries.ts';
import { hashPassword } from '#server/sessao/senha.ts';
import { uuidv7 } from '#server/uuid.ts';
import { seedCampeonatos } from './campeonatos.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from './conta.ts';
import { seedJogadores } from './jogadores.ts';
import { seedLiga } from './liga.ts';
import { seedRankings } from './rankings.ts';
import { seedTemporadas } from './temporadas.ts';

const WELCOME = [
  ['Boas-vindas ao Tabelão. Comece pela ajuda.', '/ajuda'],
  ['Empatou em pontos? Veja como cada critério desempata.', '/ajuda#criterios'],
] as const;

async function insertPerson(tx: Tx, senha: string): Promise<string> {
  const uuid = uuidv7();
  await tx.run(sql`
    insert into usuarios (uuid, nome, email, senha, telefone, email_verified_at, is_parceiro)
    values (${uuid}, 'Duda Demonstração', ${DEMO_EMAIL}, ${senha}, '+5511900000000', agora(), true)`);
  return uuid;
}

async function insertWelcome(tx: Tx, usuarioUuid: string): Promise<void> {
  for (const [mensagem, url] of WELCOME) {
    await tx.run(sql`
      insert into notificacoes (id, usuario_uuid, tipo, mensagem, url)
      values (${uuidv7()}, ${usuarioUuid}, 'boas_vindas', ${mensagem}, ${url})`);
  }
}

/** Whether the data was made now. */
export async function seedDemonstration(db: Database): Promise<boolean> {
  const anyone = await db.first(sql`select 1 from usuarios limit 1`);
  if (anyone) return false;
  const senha = await hashPassword(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    await insertWelcome(tx, await insertPerson(tx, senha));
    const [person] = await listByEmail(tx, DEMO_EMAIL);
    if (!person) return;
    // First, so that the others are newer in every list.
    await seedTemporadas(tx, usuarioFromRow(person));
    await seedCampeonatos(tx, usuarioFromRow(person));
    await seedJogadores(tx, usuarioFromRow(person));
    await seedLiga(tx, person.uuid);
    await seedRankings(tx, person.uuid);
  });
  return true;
}
