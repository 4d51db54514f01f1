import sql from 'sql-template-tag';
import type { SuspensaoDada } from '#regras/disciplina/disciplina.ts';
import type { Tx } from '#server/database/database.ts';

/** Those that verdicts gave, oldest first. */
export const listSuspensoesDadas = (tx: Tx, campeonatoId: string): Promise<SuspensaoDada[]> =>
  tx.rows(sql`
    select participante_uuid as participante, quem, jogos, partida_uuid as partida,
      ja_jogados as "jaJogados"
    from punicoes where campeonato_id = ${campeonatoId} and tipo = 'suspensao' and desfeita_at is null
    order by created_at, uuid`);
