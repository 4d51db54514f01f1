import sql from 'sql-template-tag';
import type { Cartoes } from '#regras/montagem/resultado.ts';
import type { LanceDaSumula, MetadeDaSumula, Metades } from '#regras/sumula/sumula.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';

type PartidaDaSumula = Pick<PartidaRow, 'uuid' | 'mandante' | 'visitante'>;

/** Who is named: also those who have left the squad. */
export type JogadorDaSumula = {
  readonly uuid: string;
  readonly participante: string;
  readonly nome: string;
  readonly numero: number | null;
};

type SumulaRow = MetadeDaSumula & { readonly lado: LadoDoJogo };

/** Of these two sides alone: what was written when others met counts for nobody. */
export async function findMetades(
  tx: Tx,
  { uuid, mandante, visitante }: PartidaDaSumula,
): Promise<Metades> {
  const rows = await tx.rows<SumulaRow>(sql`
    select lado, versao, por, lances from sumulas
    where partida_uuid = ${uuid} and mandante_uuid = ${mandante} and visitante_uuid = ${visitante}`);
  const of = (side: LadoDoJogo) => rows.find(({ lado }) => lado === side) ?? null;
  return { mandante: of('mandante'), visitante: of('visitante') };
}

export const listJogadores = (
  tx: Tx,
  { mandante, visitante }: PartidaDaSumula,
): Promise<JogadorDaSumula[]> =>
  tx.rows(sql`
    select uuid, participante_uuid as participante, nome, numero from jogadores
    where participante_uuid in (${mandante}, ${visitante})`);

type NovaMetade = {
  readonly campeonatoId: string;
  readonly partida: PartidaDaSumula;
  readonly lado: LadoDoJogo;
  readonly lances: readonly LanceDaSumula[];
  readonly por: MetadeDaSumula['por'];
  readonly autor: string | null;
};

export async function saveMetade(tx: Tx, nova: NovaMetade): Promise<void> {
  const { campeonatoId, partida, lado, lances, por, autor } = nova;
  await tx.run(sql`
    insert into sumulas as s (partida_uuid, lado, campeonato_id, mandante_uuid, visitante_uuid,
      lances, por, autor_uuid)
    values (${partida.uuid}, ${lado}, ${campeonatoId}, ${partida.mandante}, ${partida.visitante},
      ${JSON.stringify(lances)}, ${por}, ${autor})
    on conflict (partida_uuid, lado) do update set mandante_uuid = excluded.mandante_uuid,
      visitante_uuid = excluded.visitante_uuid, lances = excluded.lances, por = excluded.por,
      autor_uuid = excluded.autor_uuid, versao = s.versao + 1, updated_at = agora()`);
}

/** What tables count of it. */
export async function saveCartoes(
  tx: Tx,
  { uuid }: Pick<PartidaRow, 'uuid'>,
  cartoes: Cartoes | null,
): Promise<void> {
  await tx.run(sql`
    update partidas set cartoes = ${cartoes && JSON.stringify(cartoes)}, updated_at = agora()
    where uuid = ${uuid}`);
}

export type SumulaDoCampeonato = {
  readonly partida: string;
  readonly lado: LadoDoJogo;
  readonly mandante: string;
  readonly visitante: string;
  readonly lances: readonly LanceDaSumula[];
};

/** All that was written in a championship. */
export const listSumulas = (tx: Tx, campeonatoId: string): Promise<SumulaDoCampeonato[]> =>
  tx.rows(sql`
    select partida_uuid as partida, lado, mandante_uuid as mandante, visitante_uuid as visitante,
      lances
    from sumulas where campeonato_id = ${campeonatoId} order by partida_uuid, lado`);

/** Players of a championship, by their uuid. */
export const listJogadoresDe = (tx: Tx, campeonatoId: string): Promise<JogadorDaSumula[]> =>
  tx.rows(sql`
    select j.uuid, j.participante_uuid as participante, j.nome, j.numero from jogadores j
    join participantes p on p.uuid = j.participante_uuid
    where p.campeonato_id = ${campeonatoId}`);
