import type { Jogado } from '#contract/mudanca/impacto.ts';
import type { NomesDaGente } from '#web/campeonato/gente.ts';

type Nomeados = readonly { uuid: string; nome: string; time_nome: string | null }[];

/** Results that return may be of teams that the page of one match does not name: then all are asked for. */
export async function nomesDosQueVoltam(
  jogos: readonly { readonly antes: Jogado }[],
  gente: NomesDaGente,
  listar: () => Promise<Nomeados>,
): Promise<NomesDaGente> {
  const sides = jogos.flatMap(({ antes }) => [antes.mandante, antes.visitante]);
  if (sides.every((uuid) => uuid === null || gente[uuid])) return gente;
  // Without a name the result can return all the same.
  const all = await listar().catch(() => []);
  return { ...gente, ...Object.fromEntries(all.map((one) => [one.uuid, one])) };
}
