import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

export type JogadorRow = {
  uuid: string;
  nome: string;
  identificacao: string | null;
  numero: number | null;
  papel: 'capitao' | 'vice' | null;
};

/** The squad of now: captain, vice, then by number and name. */
export function listElenco(tx: Tx, participanteUuid: string): Promise<JogadorRow[]> {
  return tx.rows(sql`
    select uuid, nome, identificacao, numero, papel from jogadores
    where participante_uuid = ${participanteUuid} and saiu_em is null
    order by papel nulls last, numero nulls last, nome, uuid`);
}

/** Puts each player as given: new ones enter, known ones change. */
export async function saveElenco(
  tx: Tx,
  participanteUuid: string,
  jogadores: readonly JogadorRow[],
): Promise<void> {
  await tx.run(sql`
    insert into jogadores (uuid, participante_uuid, nome, identificacao, numero, papel)
    select (r ->> 'uuid')::uuid, ${participanteUuid}, r ->> 'nome', r ->> 'identificacao',
      (r ->> 'numero')::smallint, r ->> 'papel'
    from jsonb_array_elements(${JSON.stringify(jogadores)}::jsonb) as r
    on conflict (uuid) do update set nome = excluded.nome,
      identificacao = excluded.identificacao, numero = excluded.numero, papel = excluded.papel`);
}

/** Players that a team changed while the windows were closed. */
export async function countTrocas(tx: Tx, participanteUuid: string): Promise<number> {
  const row = await tx.first<{ trocas_emergencia: number }>(sql`
    select trocas_emergencia from participantes where uuid = ${participanteUuid}`);
  return row?.trocas_emergencia ?? 0;
}

export async function addTrocas(tx: Tx, participanteUuid: string, n: number): Promise<void> {
  await tx.run(sql`
    update participantes set trocas_emergencia = trocas_emergencia + ${n}
    where uuid = ${participanteUuid}`);
}

/** Those who left stay in the table: goals and cards of before are theirs. */
export async function removePlayers(
  tx: Tx,
  participanteUuid: string,
  exceto: readonly string[],
): Promise<void> {
  await tx.run(sql`
    update jogadores set saiu_em = agora(), papel = null
    where participante_uuid = ${participanteUuid} and saiu_em is null
      and not (uuid = any(${exceto}))`);
}

export const endElenco = (tx: Tx, participanteUuid: string) =>
  removePlayers(tx, participanteUuid, []);
