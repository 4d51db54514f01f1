// After anything that a table depends on has changed, inside the same transaction: fill the slots of the
// matches, and keep tables, brackets and the summary as the engine derives them.
import { isDeepStrictEqual } from 'node:util';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { decidir } from './decisoes.ts';
import { carregarDados, type DadosDoCampeonato, type Estado, estadoDe } from './estado.ts';
import { type Lados, ladosDe } from './lados.ts';
import { quadrosDe } from './quadros.ts';
import {
  listNames,
  listQuadros,
  type PartidaRow,
  saveQuadro,
  updateDecisao,
  updateResumo,
  updateSides,
} from './queries.ts';
import { campeaoDe, resumoDe } from './resumo.ts';

const MOST_PASSES = 16;

/** Sides that differ from those stored. A match with a result keeps the sides that played it. */
function novosLados(estado: Estado): ReadonlyMap<string, Lados> {
  const current = ladosDe(estado);
  return new Map(
    estado.dados.partidas.flatMap(({ uuid, mandante, visitante, resultado }) => {
      const sides = current.get(uuid);
      if (!sides || resultado) return [];
      const same = sides.mandante === mandante && sides.visitante === visitante;
      return same ? [] : [[uuid, sides] as const];
    }),
  );
}

const withSides = (dados: DadosDoCampeonato, lados: ReadonlyMap<string, Lados>) => ({
  ...dados,
  partidas: dados.partidas.map(
    (partida): PartidaRow => ({ ...partida, ...lados.get(partida.uuid) }),
  ),
});

type Assentado = {
  readonly estado: Estado;
  /** Sides that moved, and matches that a withdrawal decides otherwise than what is stored. */
  readonly lados: ReadonlyMap<string, Lados>;
  readonly decididas: readonly PartidaRow[];
};

/** Filling one slot may fill others further on: again until nothing moves. */
export function assentar(dados: DadosDoCampeonato): Assentado {
  const lados = new Map<string, Lados>();
  let estado = estadoDe(dados);
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const changed = novosLados(estado);
    if (changed.size === 0) break;
    for (const [uuid, sides] of changed) lados.set(uuid, sides);
    estado = estadoDe(withSides(estado.dados, changed));
  }
  const partidas = decidir(estado);
  const decididas = partidas.filter(
    ({ decisao }, index) => !isDeepStrictEqual(decisao, dados.partidas[index]?.decisao),
  );
  return { estado: { ...estado, dados: { ...estado.dados, partidas } }, lados, decididas };
}

export async function atualizarQuadros(
  tx: Tx,
  campeonato: Pick<CampeonatoRow, 'id' | 'fases'>,
): Promise<Estado> {
  const { estado, lados, decididas } = assentar(await carregarDados(tx, campeonato));
  for (const [uuid, sides] of lados) await updateSides(tx, uuid, sides);
  for (const partida of decididas) await updateDecisao(tx, partida);
  const stored = new Map(
    (await listQuadros(tx, campeonato.id)).map((row) => [row.fase, row.dados]),
  );
  for (const [index, dados] of quadrosDe(estado).entries()) {
    const fase = index + 1;
    if (!isDeepStrictEqual(stored.get(fase), dados))
      await saveQuadro(tx, campeonato.id, { fase, dados });
  }
  const names = await listNames(tx, campeonato.id);
  const resumo = resumoDe(estado, new Map(names.map(({ uuid, nome }) => [uuid, nome])));
  await updateResumo(tx, campeonato.id, { resumo, campeao: campeaoDe(estado) });
  return estado;
}
