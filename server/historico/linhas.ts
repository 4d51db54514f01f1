// Lines of a trail, with the two sides that a match had.
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { discreto, type RegistroComPessoa } from './discreto.ts';
import { nomesDaEpoca } from './nomes-da-epoca.ts';

type Trilha = {
  readonly campeonatoId: string;
  /** Which lines, of those called `h`. */
  readonly quais: Sql;
  readonly limite: number;
};

/** Who reads: those who manage the entries read all of it. */
type Leitor = { readonly gere: boolean; readonly eu: string | null };

/** Newest first. */
export async function linhasDaTrilha(
  tx: Tx,
  { campeonatoId, quais, limite }: Trilha,
  { gere, eu }: Leitor,
): Promise<RegistroComPessoa[]> {
  const rows = await tx.rows<RegistroComPessoa>(sql`
    select h.id, h.autor, h.usuario_uuid, u.nome as quem, h.acao, h.objeto, h.antes, h.depois, null as nomes,
      h.created_at,
      case when coalesce(h.mandante_uuid, h.visitante_uuid) is not null
        then json_build_array(h.mandante_uuid, h.visitante_uuid) end as partida
    from historico h left join usuarios u on u.uuid = h.usuario_uuid
    where h.campeonato_id = ${campeonatoId} and ${quais}
    order by h.id desc limit ${limite}`);
  const linhas = gere ? rows : await discreto(tx, { id: campeonatoId, eu }, rows);
  const nomes = await nomesDaEpoca(tx, campeonatoId, linhas);
  return linhas.map((linha) => ({ ...linha, nomes: nomes(linha) }));
}
