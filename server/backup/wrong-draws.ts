// Draws that are stored are run again from what was published: everybody can, and so does a restore.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import type { EntradaDoDesempate } from '#regras/montagem/desempate.ts';
import { type Bola, bolasDe, type EntradaDoSorteio } from '#regras/montagem/sorteio.ts';
import type { Database } from '#server/database/database.ts';

type StoredDraw = {
  uuid: string;
  entrada: EntradaDoSorteio | EntradaDoDesempate;
  semente: string;
  semente_hash: string;
  bolas: Bola[];
};

function isRight({ entrada, semente, semente_hash, bolas }: StoredDraw): boolean {
  if (createHash('sha256').update(semente).digest('hex') !== semente_hash) return false;
  const drawn = bolasDe(entrada, semente);
  return drawn.ok && isDeepStrictEqual(JSON.parse(JSON.stringify(drawn.value)), bolas);
}

const PAGE = 100;

/** Those that do not follow from their input and their seed. */
export async function wrongDraws(db: Database): Promise<string[]> {
  const wrong: string[] = [];
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await db.rows<StoredDraw>(sql`
      select uuid, entrada, semente, semente_hash, bolas from sorteios
      where realizado_em is not null and uuid > ${last} order by uuid limit ${PAGE}`);
    wrong.push(...page.filter((row) => !isRight(row)).map(({ uuid }) => uuid));
    const end = page.at(-1);
    if (!end) return wrong;
    last = end.uuid;
  }
}
