// A championship belongs to a liga, or to none any more. Who may decide so is asked before, where the liga is locked.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { SISTEMA } from '../autor.ts';
import { escreverEm } from '../escrever.ts';

export type CampeonatoNaLiga = {
  readonly id: string;
  readonly nome: string;
  readonly dono_uuid: string;
  readonly liga_uuid: string | null;
};

/** Whatever it is and whoever asks: for those who have checked that it is theirs to know. */
export const findNaLiga = (tx: Tx, id: string): Promise<CampeonatoNaLiga | undefined> =>
  tx.first(sql`
    select id, nome, dono_uuid, liga_uuid from campeonatos where id = ${id} and excluido_em is null`);

export const porNaLiga = (tx: Tx, id: string, liga: string | null): Promise<void> =>
  escreverEm(tx, { id, autor: SISTEMA, acao: 'editar' }, async () => {
    await tx.run(sql`update campeonatos set liga_uuid = ${liga} where id = ${id}`);
  });
