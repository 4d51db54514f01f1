// The championships of who is signed in, with what waits in each, for the menu. Asked for when the page is idle,
// again after every change, and shared by all who show it.
import type { MinhasPendencias } from '#contract/campeonato/pendencias.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { makeStore } from '#web/storage/store.ts';

type Meu = Pick<
  MinhasPendencias['campeonatos'][number],
  'id' | 'nome' | 'cores' | 'estado' | 'organiza' | 'total'
>;

export type MinhasTarefas = { readonly campeonatos: readonly Meu[]; readonly total: number };

const NONE: MinhasTarefas = { campeonatos: [], total: 0 };

export const minhasTarefas = makeStore<MinhasTarefas>(NONE);

let latest = 0;

export async function buscarTarefas(): Promise<void> {
  latest += 1;
  const load = latest;
  try {
    const { data } = await quietApi('GET /api/pendencias');
    if (load !== latest) return;
    const { campeonatos, convites, a_pagar } = data;
    const own = campeonatos.reduce((sum, { total }) => sum + total, 0);
    minhasTarefas.set({ campeonatos, total: own + convites.length + a_pagar.length });
  } catch {
    // What was known stays; the next page asks again.
  }
}

export function esquecerTarefas(): void {
  latest += 1;
  minhasTarefas.set(NONE);
}
