// The trail tells a match with the names that its sides had then: a place may belong to somebody else since.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

const RENAMING = ['substituir-participante', 'editar-participante'];

type Trocado = { id: string; objeto: string; nome: string | null };

const listTrocas = (tx: Tx, campeonatoId: string, uuids: readonly string[]) =>
  tx.rows<Trocado>(sql`
    select id, objeto, coalesce(antes ->> 'time_nome', antes ->> 'nome') as nome from historico
    where campeonato_id = ${campeonatoId} and acao = any(${RENAMING}) and objeto = any(${uuids})
    order by id`);

type ComLados = { readonly id: string; readonly partida: readonly (string | null)[] | null };

/** Null where the side is still called so. Ids grow with time: the first change after the line tells it. */
export async function nomesDaEpoca(
  tx: Tx,
  campeonatoId: string,
  linhas: readonly ComLados[],
): Promise<(linha: ComLados) => [string | null, string | null] | null> {
  const uuids = [...new Set(linhas.flatMap(({ partida }) => partida ?? []))].filter(
    (uuid) => uuid !== null,
  );
  const trocas = uuids.length > 0 ? await listTrocas(tx, campeonatoId, uuids) : [];
  const porObjeto = Map.groupBy(trocas, ({ objeto }) => objeto);
  const nameOf = (uuid: string | null | undefined, at: string) =>
    porObjeto.get(uuid ?? '')?.find(({ id }) => id > at)?.nome ?? null;
  return ({ id, partida }) => partida && [nameOf(partida[0], id), nameOf(partida[1], id)];
}
