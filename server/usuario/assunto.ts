// The one short line over a notice that leaves the app: the subject of a mail, the title of a push message.
import type { Database } from '#server/database/database.ts';
import { findNomesDosLados } from './queries.ts';

const ADDRESS = /\S*(?:@|\\|:\/\/)\S*|\S*[\p{L}\p{N}]\.\p{L}{2,}\S*/gu;

/** Names of championships are anybody's text: what a reader could follow stays out of a mail of ours. */
export const withoutAddresses = (mensagem: string) => mensagem.replaceAll(ADDRESS, '…');

const LONGEST_IN_SUBJECT = 60;

/** A subject is one short line. */
export function inSubject(nome: string, longest = LONGEST_IN_SUBJECT): string {
  const plain = withoutAddresses(nome.replace(/\p{C}+/gu, ' ').trim());
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}

const LONGEST_OF_TWO = 28;

/** Both sides of the match that a notice leads to, as they are now; none where it is of another page, gone, or without
 * somebody to play it. */
export async function jogoEm(db: Database, url: string): Promise<string | undefined> {
  const [, uuid] = /^\/partida\/([\da-f-]{36})/.exec(url) ?? [];
  const lados = uuid && (await findNomesDosLados(db, uuid));
  if (!lados) return undefined;
  const [home, away] = lados.map((nome) => nome && inSubject(nome, LONGEST_OF_TWO));
  return home && away ? `${home} × ${away}` : undefined;
}
