// Brackets cut for paper: what one page can show, and the rest in parts that each end in one tie.
import type { Confronto } from '#contract/chaveamento.ts';
import { linhasDe } from '#server/imprimir/chave.ts';

/** Of the first round on one page: 64 who begin. */
const MOST_LEAVES = 32;

export type ParteDaChave = {
  readonly confrontos: readonly Confronto[];
  readonly linhas: ReadonlyMap<string, number>;
  readonly altura: number;
};

function asPart(confrontos: readonly Confronto[]): ParteDaChave {
  const linhas = linhasDe(confrontos);
  return { confrontos, linhas, altura: 1 + Math.max(0, ...linhas.values()) };
}

/** A tie and all that lead to it. */
function below(tie: Confronto, own: ReadonlyMap<string, Confronto>): Confronto[] {
  const feeds = tie.alimentado_por.flatMap((id) => own.get(id) ?? []);
  return [tie, ...feeds.flatMap((one) => below(one, own))];
}

/** From the first rounds to the final. Where a tree is too large, its parts come first, and their last ties begin the rest. */
export function partesDaChave(confrontos: readonly Confronto[]): ParteDaChave[] {
  const whole = asPart(confrontos);
  if (whole.altura <= MOST_LEAVES) return confrontos.length > 0 ? [whole] : [];
  const own = new Map(confrontos.map((tie) => [tie.id, tie]));
  const feeds = new Set(confrontos.flatMap(({ alimentado_por }) => alimentado_por));
  if (feeds.size === 0) return emBlocos(confrontos);
  const parts: ParteDaChave[] = [];
  const rest = new Set<string>();
  const order = new Map(confrontos.map((tie, index) => [tie.id, index]));
  const cut = (tie: Confronto): void => {
    rest.add(tie.id);
    const tree = below(tie, own).sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
    const part = asPart(tree);
    if (part.altura <= MOST_LEAVES) {
      if (tree.length > 1) parts.push(part);
      return;
    }
    for (const id of tie.alimentado_por) {
      const feed = own.get(id);
      if (feed) cut(feed);
    }
  };
  for (const tie of confrontos) if (!feeds.has(tie.id)) cut(tie);
  return [...parts, asPart(confrontos.filter(({ id }) => rest.has(id)))];
}

/** Ties that are drawn anew for every round stand in no tree. */
function emBlocos(confrontos: readonly Confronto[]): ParteDaChave[] {
  const byRound = [...Map.groupBy(confrontos, ({ etapa }) => etapa).values()];
  return byRound.flatMap((ties) =>
    Array.from({ length: Math.ceil(ties.length / MOST_LEAVES) }, (_, index) =>
      asPart(ties.slice(index * MOST_LEAVES, (index + 1) * MOST_LEAVES)),
    ),
  );
}
