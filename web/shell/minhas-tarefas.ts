// The championships of who is signed in, with what waits in each, for the menu. Asked for when the page is idle,
// again after every change, and shared by all who show it.

import type { MinhasPendencias } from '#contract/campeonato/pendencias.ts';
import { ehDoCaso } from '#regras/pendencias/jogador.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { makeStore } from '#web/storage/store.ts';

type Meu = Pick<
  MinhasPendencias['campeonatos'][number],
  'id' | 'nome' | 'cores' | 'estado' | 'organiza' | 'total'
> & {
  /** Where what waits there is done. */
  readonly to: string;
};

export type MinhasTarefas = { readonly campeonatos: readonly Meu[]; readonly total: number };

const NONE: MinhasTarefas = { campeonatos: [], total: 0 };

/** The panel of who organises it; the one match, or all own matches, of who plays. */
function ondeSeFaz(
  { id, organiza, total }: Pick<Meu, 'id' | 'organiza' | 'total'>,
  tarefas: MinhasPendencias['tarefas'],
): string {
  const here = `/campeonato/${id}`;
  if (total === 0) return here;
  if (organiza) return `${here}/gerenciar`;
  const [first, other] = tarefas.filter(({ campeonato }) => campeonato.id === id);
  if (!first) return here;
  if (other) return first.eu ? `${here}/jogos?time=${first.eu}` : `${here}/jogos`;
  return `/partida/${first.partida.uuid}${ehDoCaso(first.tarefa) ? '/caso' : ''}`;
}

export const minhasTarefas = makeStore<MinhasTarefas>(NONE);

let latest = 0;

export async function buscarTarefas(): Promise<void> {
  latest += 1;
  const load = latest;
  try {
    const { data } = await quietApi('GET /api/pendencias');
    if (load !== latest) return;
    const { convites, a_pagar, tarefas } = data;
    const campeonatos = data.campeonatos.map((meu) => ({ ...meu, to: ondeSeFaz(meu, tarefas) }));
    // Of a captain's team the championship is not among their own.
    const listed = new Set(campeonatos.map(({ id }) => id));
    const elsewhere = tarefas.filter(({ campeonato }) => !listed.has(campeonato.id)).length;
    const own = campeonatos.reduce((sum, { total }) => sum + total, elsewhere);
    minhasTarefas.set({ campeonatos, total: own + convites.length + a_pagar.length });
  } catch {
    // What was known stays; the next page asks again.
  }
}

export function esquecerTarefas(): void {
  latest += 1;
  minhasTarefas.set(NONE);
}
