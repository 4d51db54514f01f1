// The state in which everything has followed from everything: slots filled, withdrawals obeyed, extra matches
// made. Pure: who writes it is gravar.ts.
import { isDeepStrictEqual } from 'node:util';
import { type Lados, ladosDe } from '#regras/montagem/lados.ts';
import { decidir } from './decisoes.ts';
import { type DadosDoCampeonato, type Estado, estadoDe } from './estado.ts';
import { comExtras, type Extras, extrasDe } from './jogos-extras.ts';
import type { PartidaRow } from './queries.ts';

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
  partidas: dados.partidas.map((partida): PartidaRow => {
    const sides = lados.get(partida.uuid);
    return sides ? { ...partida, ...sides } : partida;
  }),
});

export type Assentado = {
  readonly estado: Estado;
  /** Sides that moved, and matches that a withdrawal decides otherwise than what is stored. */
  readonly lados: ReadonlyMap<string, Lados>;
  readonly decididas: readonly PartidaRow[];
  /** Matches beyond the legs of a tie that are missing, or that nobody needs. */
  readonly extras: Extras;
};

/** Filling one slot may fill others further on: again until nothing moves. */
export function assentar(inicial: Estado): Assentado {
  const lados = new Map<string, Lados>();
  let estado = inicial;
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
  const stored = new Map(inicial.dados.partidas.map(({ uuid, decisao }) => [uuid, decisao]));
  const partidas = decidir(estado);
  const decididas = partidas.filter(
    ({ uuid, decisao }) => !isDeepStrictEqual(decisao, stored.get(uuid) ?? null),
  );
  return { estado: { ...estado, dados: { ...estado.dados, partidas } }, lados, decididas, extras };
}
