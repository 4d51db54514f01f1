// The trail of a championship: written in the same transaction as the change that it tells.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

export type Registro = {
  readonly campeonatoId: string;
  readonly usuarioUuid: string | null;
  /** Name of the use case: 'lancar-placar'. */
  readonly acao: string;
  /** Id of what was changed, when it is not the championship itself. */
  readonly objeto?: string;
  readonly antes?: unknown;
  readonly depois?: unknown;
};

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export async function registrar(tx: Tx, registro: Registro): Promise<void> {
  await tx.run(sql`
    insert into historico (id, campeonato_id, usuario_uuid, acao, objeto, antes, depois)
    values (${uuidv7()}, ${registro.campeonatoId}, ${registro.usuarioUuid}, ${registro.acao},
      ${registro.objeto ?? null}, ${json(registro.antes)}, ${json(registro.depois)})`);
}
