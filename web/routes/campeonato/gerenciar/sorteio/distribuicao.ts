// How names are first put into pots and groups, and moved between them. Pure, so that it can be tested.
import { nomesDosGrupos } from '#regras/montagem/entrantes.ts';

export type Caixas = Readonly<Record<string, readonly string[]>>;

type Nome = { readonly uuid: string; readonly pote: number | null };

/** As many pots as places in a group, or four; those given by the organiser stay. */
export function potesIniciais(nomes: readonly Nome[], grupos: number): Caixas {
  const size = grupos > 0 ? grupos : Math.ceil(nomes.length / 4);
  const count = Math.max(1, Math.ceil(nomes.length / Math.max(1, size)));
  const boxes: Record<string, string[]> = {};
  for (let n = 1; n <= count; n++) boxes[n] = [];
  for (const [index, { uuid, pote }] of nomes.entries()) {
    const n = pote ?? Math.floor(index / size) + 1;
    boxes[n] = [...(boxes[n] ?? []), uuid];
  }
  return boxes;
}

/** One after the other: A, B, C, A, B… */
export function gruposIniciais(uuids: readonly string[], grupos: number): Caixas {
  const names = nomesDosGrupos(grupos);
  return Object.fromEntries(
    names.map((name, at) => [name, uuids.filter((_, index) => index % grupos === at)]),
  );
}

export function mover(caixas: Caixas, uuid: string, para: string): Caixas {
  return Object.fromEntries(
    Object.entries(caixas).map(([nome, uuids]) => {
      const rest = uuids.filter((other) => other !== uuid);
      return [nome, nome === para ? [...rest, uuid] : rest];
    }),
  );
}

/** The two in each other's place. */
export const trocados = (ordem: readonly string[], a: string, b: string): string[] =>
  ordem.map((uuid) => (uuid === a ? b : uuid === b ? a : uuid));
