import type { Jogado } from '#contract/mudanca/impacto.ts';
import type { DesfechoDoPlacar } from '#contract/partidas.ts';
import type { NomesDaGente } from '#web/campeonato/gente.ts';

type Nomeados = readonly { uuid: string; nome: string; time_nome: string | null }[];

/** Those whom the answer to a saved result is about, whether they play in it or not. */
export const quemSeDiz = (
  { campeao }: Pick<DesfechoDoPlacar, 'campeao'>,
  jogos: readonly { readonly antes: Jogado }[],
): readonly (string | null)[] => [
  campeao,
  ...jogos.flatMap(({ antes }) => [antes.mandante, antes.visitante]),
];

/** The page of one match names its own two: where another is told about, all are asked for. */
export async function nomesDosQueFaltam(
  uuids: readonly (string | null)[],
  gente: NomesDaGente,
  listar: () => Promise<Nomeados>,
): Promise<NomesDaGente> {
  if (uuids.every((uuid) => uuid === null || gente[uuid])) return gente;
  // Without a name the rest can be told all the same.
  const all = await listar().catch(() => []);
  return { ...gente, ...Object.fromEntries(all.map((one) => [one.uuid, one])) };
}
