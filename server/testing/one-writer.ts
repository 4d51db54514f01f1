// Every change of a championship passes server/campeonatos/escrever.ts. In the tests the app works with a
// database that refuses to write a championship's tables where the transaction has not locked its row the way
// the writer does, or made the championship itself. Invitations of organisers are not among them: a refusal is
// told to nobody, and an ended one is swept; accepting one passes the writer.
import type { Sql } from 'sql-template-tag';
import type { Database, Tx } from '#server/database/database.ts';

const TABLES =
  'campeonatos|organizadores|participantes|jogadores|substituicoes|partidas|partidas_retiradas|envios|informes|contestacoes|indicacoes|oficiais|vidas_desfeitas|sumulas|sumulas_desfeitas|escalacoes|presencas|presencas_desfeitas|quadros|colocacoes|sorteios|punicoes|avisos|regulamentos|historico';
const WRITES = new RegExp(`\\b(?:insert into|update|delete from)\\s+(?:${TABLES})\\b`, 'i');
const LOCKS = /from campeonatos c where c\.id = .*for no key update of c/s;
const MAKES = /insert into campeonatos\b/;

type Writer = { hasBegun: boolean };

function checked<R>(run: (statement: Sql) => Promise<R>, writer: Writer | null) {
  return async (statement: Sql): Promise<R> => {
    const { text } = statement;
    if (writer && (LOCKS.test(text) || MAKES.test(text))) writer.hasBegun = true;
    if (!writer?.hasBegun && WRITES.test(text)) {
      throw new Error(`A championship is written beside its writer: ${text.trim().slice(0, 120)}`);
    }
    return run(statement);
  };
}

/** Without a transaction a lock holds nothing: then there is no writer. */
const watched = (tx: Tx, writer: Writer | null): Tx => ({
  rows: checked(tx.rows, writer) as Tx['rows'],
  first: checked(tx.first, writer) as Tx['first'],
  run: checked(tx.run, writer),
  ...(tx.soon && { soon: checked(tx.soon, writer) }),
});

export const oneWriter = (db: Database): Database => ({
  ...db,
  ...watched(db, null),
  transaction: (work, onCommit) =>
    db.transaction((tx) => work(watched(tx, { hasBegun: false })), onCommit),
});
