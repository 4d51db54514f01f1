// What a draw is made from, checked: who takes part, their pots, who is kept apart, or the groups by hand.
import type { prepararSorteio as preparar } from '#contract/sorteio.ts';
import type { TeamId } from '#engine/types.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { nomesDosGrupos } from '#regras/montagem/entrantes.ts';
import { type EntradaDoSorteio, MAIS_EM_GRUPOS, MAIS_SEPARADOS } from '#regras/montagem/sorteio.ts';
import type { Call } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import type { Confirmado } from './queries.ts';

export type CorpoDoSorteio = Call<typeof preparar>['body'];

/** Everybody exactly once: a list from outside may have forgotten or invented somebody. */
function requireEverybody(given: readonly TeamId[], confirmados: readonly Confirmado[]): void {
  const known = new Set(confirmados.map(({ uuid }) => uuid));
  const isComplete = given.length === known.size && given.every((uuid) => known.delete(uuid));
  if (isComplete) return;
  const key = 'campeonatos.sorteio_incompleto';
  throw new AppError('dados_invalidos', { validations: { ordem: { key } } });
}

/** Pots as the organiser gave them; those without one are drawn last. */
function potesDe(confirmados: readonly Confirmado[]): TeamId[][] {
  const pots = Map.groupBy(confirmados, ({ pote }) => pote ?? Number.POSITIVE_INFINITY);
  return [...pots].sort(([a], [b]) => a - b).map(([, members]) => members.map(({ uuid }) => uuid));
}

export const gruposDaFase = (fase: Fase | undefined) => (fase?.tipo === 'grupos' ? fase.grupos : 0);

/** Of groups that were made by hand; undefined of any other draw. */
export function tamanhosDe({ manual }: EntradaDoSorteio): number[] | undefined {
  const isByGroup = manual !== null && !Array.isArray(manual);
  return isByGroup ? Object.values(manual).map(({ length }) => length) : undefined;
}

/** Groups by hand have the names that the next phase asks for; without groups there is one list. */
function requireGroups(manual: CorpoDoSorteio['manual'], count: number): void {
  if (!manual || Array.isArray(manual)) return;
  const names = new Set(nomesDosGrupos(count));
  if (Object.keys(manual).length === count && Object.keys(manual).every((id) => names.has(id))) {
    return;
  }
  const key = 'campeonatos.sorteio_grupos';
  throw new AppError('dados_invalidos', { validations: { manual: { key, params: { n: count } } } });
}

function requireDrawableCount(
  { metodo }: CorpoDoSorteio,
  count: number,
  confirmados: number,
): void {
  if (metodo === 'manual' || count === 0 || confirmados <= MAIS_EM_GRUPOS) return;
  const validations = {
    metodo: { key: 'campeonatos.sorteio_muitos', params: { n: MAIS_EM_GRUPOS } },
  } as const;
  throw new AppError('dados_invalidos', { validations });
}

function separadosRecusados(
  { metodo, separados }: CorpoDoSorteio,
  count: number,
  everybody: TeamId[],
) {
  const known = new Set(everybody);
  const isKnown = separados.every(
    (list) => new Set(list).size === list.length && list.every((uuid) => known.has(uuid)),
  );
  if (!isKnown) return { key: 'campeonatos.separados_errados' } as const;
  // Where there are no groups, or nothing is drawn, a restriction would hold nobody back.
  if (count === 0 || metodo === 'manual')
    return { key: 'campeonatos.separados_so_grupos' } as const;
  if (separados.some((list) => list.length > count)) {
    return { key: 'campeonatos.separados_grupos', params: { n: count } } as const;
  }
  const { participantes, nasListas } = MAIS_SEPARADOS;
  if (everybody.length > participantes || separados.flat().length > nasListas) {
    const params = { n: nasListas, participantes };
    return { key: 'campeonatos.separados_demais', params } as const;
  }
  return undefined;
}

function requireSeparados(body: CorpoDoSorteio, count: number, everybody: TeamId[]): void {
  if (body.separados.length === 0) return;
  const separados = separadosRecusados(body, count, everybody);
  if (separados) throw new AppError('dados_invalidos', { validations: { separados } });
}

export function entradaDe(
  body: CorpoDoSorteio,
  fases: readonly Fase[],
  confirmados: Confirmado[],
): EntradaDoSorteio {
  const { metodo, manual, ordem, potes, separados } = body;
  const everybody = confirmados.map(({ uuid }) => uuid);
  requireDrawableCount(body, gruposDaFase(fases[0]), everybody.length);
  requireSeparados(body, gruposDaFase(fases[0]), everybody);
  if (metodo === 'manual') {
    requireEverybody(Object.values(manual ?? []).flat(), confirmados);
    requireGroups(manual, gruposDaFase(fases[0]));
  }
  if (ordem) requireEverybody(ordem, confirmados);
  if (potes) requireEverybody(potes.flat(), confirmados);
  const pots = metodo === 'potes' ? (potes ?? potesDe(confirmados)) : [ordem ?? everybody];
  return { metodo, grupos: gruposDaFase(fases[0]), potes: pots, separados, manual: manual ?? null };
}
