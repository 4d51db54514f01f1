// Writes a state: only what differs from what is stored, in one statement.
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#server/database/database.ts';
import type { Assentado } from './assentar.ts';
import type { Carregado, DadosDoCampeonato } from './estado.ts';
import { quadrosDe } from './quadros.ts';
import {
  deletePartidas,
  findNome,
  insertPartidas,
  type PartidaRow,
  saveEstado,
} from './queries.ts';
import { campeaoDe, resumoDe } from './resumo.ts';

const FIELDS = [
  'estado',
  'mandante',
  'visitante',
  'jogo_previsto_at',
  'prazo_at',
  'confirmado_at',
] as const satisfies readonly (keyof PartidaRow)[];

const isSame = (one: PartidaRow, other: PartidaRow) =>
  one === other ||
  (FIELDS.every((field) => one[field] === other[field]) &&
    isDeepStrictEqual(one.resultado, other.resultado) &&
    isDeepStrictEqual(one.desfeito, other.desfeito) &&
    isDeepStrictEqual(one.decisao, other.decisao));

/** Through JSON, as it is stored. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value));

type Mudadas = {
  /** All, as they are now. */
  readonly partidas: readonly PartidaRow[];
  readonly mudadas: readonly PartidaRow[];
};

/** Makes the matches that are new and removes those that nobody needs; of the others, which are different. */
async function compararPartidas(
  tx: Tx,
  id: string,
  antes: DadosDoCampeonato,
  depois: DadosDoCampeonato,
): Promise<Mudadas> {
  const before = new Map(antes.partidas.map((partida) => [partida.uuid, partida]));
  const mudadas: PartidaRow[] = [];
  const novas: PartidaRow[] = [];
  const partidas: PartidaRow[] = [];
  for (const partida of depois.partidas) {
    const old = before.get(partida.uuid);
    before.delete(partida.uuid);
    if (!old) novas.push(partida);
    const isOther = old !== undefined && !isSame(old, partida);
    const current = isOther ? { ...partida, versao: old.versao + 1 } : (old ?? partida);
    if (isOther) mudadas.push(current);
    partidas.push(current);
  }
  await insertPartidas(tx, id, novas);
  await deletePartidas(tx, [...before.keys()]);
  return { partidas, mudadas };
}

/** Gives what is stored now, so that the next change need not read it again. */
export async function gravar(
  tx: Tx,
  { id }: { readonly id: string },
  antes: Carregado,
  { estado }: Assentado,
): Promise<Carregado> {
  const { partidas, mudadas } = await compararPartidas(tx, id, antes.dados, estado.dados);
  const quadros = new Map(quadrosDe(estado).map((dados, index) => [index + 1, stored(dados)]));
  const campeao = campeaoDe(estado);
  await saveEstado(tx, id, {
    partidas: mudadas,
    quadros: [...quadros]
      .filter(([fase, dados]) => !isDeepStrictEqual(antes.quadros.get(fase), dados))
      .map(([fase, dados]) => ({ fase, dados })),
    resumo: resumoDe(estado, campeao && (await findNome(tx, campeao))),
    campeao,
  });
  const dados = { ...estado.dados, partidas };
  return { dados, quadros, estado: { ...estado, dados } };
}
