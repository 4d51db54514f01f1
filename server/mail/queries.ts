import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { RenderedLetter } from './render.ts';

const MOST_KEPT = 100;

export type Delivered = {
  readonly id: string;
  readonly para: string;
  readonly assunto: string;
  readonly texto: string;
  readonly html: string;
  readonly created_at: string;
};

export async function insertIntoMailbox(tx: Tx, para: string, mail: RenderedLetter): Promise<void> {
  await tx.run(sql`
    insert into correio (id, para, assunto, texto, html)
    values (${uuidv7()}, ${para}, ${mail.subject}, ${mail.text}, ${mail.html})`);
  await tx.run(sql`
    delete from correio
    where id <= (select id from correio order by id desc offset ${MOST_KEPT} limit 1)`);
}

export function listMailbox(tx: Tx): Promise<Delivered[]> {
  return tx.rows(sql`
    select id, para, assunto, texto, html, created_at from correio order by id desc
    limit ${MOST_KEPT}`);
}

export function findInMailbox(tx: Tx, id: string): Promise<Delivered | undefined> {
  return tx.first(sql`
    select id, para, assunto, texto, html, created_at from correio where id = ${id}`);
}
