import sql from 'sql-template-tag';
import type { TIPOS_DE_SANCAO } from '#regras/configuracao/opcoes-do-elenco.ts';
import type { Tx } from '#server/database/database.ts';

export type PunicaoRow = {
  uuid: string;
  fase: number;
  participante: string;
  tipo: (typeof TIPOS_DE_SANCAO)[number];
  pontos: number;
  multa: number | null;
  motivo: string;
  rodada: number | null;
  /** An exclusion that took the participant out. */
  tirou: boolean;
  created_at: string;
};

const COLUMNS = sql`uuid, fase, participante_uuid as participante, tipo, pontos, multa, motivo, rodada,
  tirou, created_at`;

export async function insertPunicao(
  tx: Tx,
  id: string,
  nova: Omit<PunicaoRow, 'created_at'>,
): Promise<void> {
  const { uuid, fase, participante, tipo, pontos, multa, motivo, rodada, tirou } = nova;
  await tx.run(sql`
    insert into punicoes (uuid, campeonato_id, fase, participante_uuid, tipo, pontos, multa, motivo,
      rodada, tirou)
    values (${uuid}, ${id}, ${fase}, ${participante}, ${tipo}, ${pontos}, ${multa}, ${motivo},
      ${rodada}, ${tirou})`);
}

export const listPunicoes = (tx: Tx, id: string) =>
  tx.rows<PunicaoRow>(sql`
    select ${COLUMNS} from punicoes where campeonato_id = ${id} order by created_at desc`);

export const findPunicao = (tx: Tx, id: string, uuid: string) =>
  tx.first<PunicaoRow>(sql`
    select ${COLUMNS} from punicoes where campeonato_id = ${id} and uuid = ${uuid}`);
