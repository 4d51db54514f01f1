// A database whose statements are told, in the order in which they are sent: for tests that count them.
import type { Sql } from 'sql-template-tag';
import type { Database, Tx } from '#server/database/database.ts';

/** What takes announcements out of the outbox, a moment after the request that left them there. */
export const isAnnouncing = (statement: string): boolean =>
  /^(?:with gone as \(\s*delete from saida|select id, versao, estado, visibilidade, excluido_em|select pg_notify|select d\.id as campeonato from unnest|select distinct t\.liga_uuid as liga, t\.numero from competicoes_da_temporada)/.test(
    statement,
  );

type Tell = (text: string) => void;

const lines = new Map<string, string>();

/** Without its breaks and indents; the same few hundred texts are told again and again. */
function inOneLine(text: string): string {
  const line = lines.get(text) ?? text.replaceAll(/\s+/g, ' ').trim();
  lines.set(text, line);
  return line;
}

function telling(tx: Tx, tell: Tell): Tx {
  const told =
    <R>(send: (statement: Sql) => Promise<R>) =>
    (statement: Sql): Promise<R> => {
      tell(inOneLine(statement.text));
      return send(statement);
    };
  return {
    rows: told(tx.rows) as Tx['rows'],
    first: told(tx.first) as Tx['first'],
    run: told(tx.run),
    ...(tx.soon && { soon: told(tx.soon) }),
  };
}

export const overheard = (db: Database, tell: Tell): Database => ({
  ...db,
  ...telling(db, tell),
  transaction: (work, onCommit) => db.transaction((tx) => work(telling(tx, tell)), onCommit),
});
