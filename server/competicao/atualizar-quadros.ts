// After anything that a table depends on has changed, inside the same transaction: fill the slots of the
// matches, and keep tables, brackets and the summary as the engine derives them.
import { isDeepStrictEqual } from 'node:util';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { decidir } from './decisoes.ts';
import { carregarDados, type DadosDoCampeonato, type Estado, estadoDe } from './estado.ts';
import { comExtras, type Extras, extrasDe } from './jogos-extras.ts';
import { type Lados, ladosDe } from './lados.ts';
import { quadrosDe } from './quadros.ts';
import {
  deleteExtra,
  insertExtra,
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
  /** Matches beyond the legs of a tie that are missing, or that nobody needs. */
  readonly extras: Extras;
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
  const extras = extrasDe(estado);
  if (extras.novas.length + extras.sobrando.length > 0) {
    estado = estadoDe(comExtras(estado.dados, extras));
    for (const { uuid } of extras.sobrando) lados.delete(uuid);
  }
  const stored = new Map(dados.partidas.map(({ uuid, decisao }) => [uuid, decisao]));
  const partidas = decidir(estado);
  const decididas = partidas.filter(
    ({ uuid, decisao }) => !isDeepStrictEqual(decisao, stored.get(uuid) ?? null),
  );
  return { estado: { ...estado, dados: { ...estado.dados, partidas } }, lados, decididas, extras };
}

export async function atualizarQuadros(
  tx: Tx,
  campeonato: Pick<CampeonatoRow, 'id' | 'fases'>,
): Promise<Estado> {
  const { estado, lados, decididas, extras } = assentar(await carregarDados(tx, campeonato));
  for (const partida of extras.novas) await insertExtra(tx, campeonato.id, partida);
  for (const { uuid } of extras.sobrando) await deleteExtra(tx, uuid);
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
