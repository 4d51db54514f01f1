import { assentar } from '#server/competicao/assentar.ts';
import { type DadosDoCampeonato, estadoDe } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { restauraveisDe } from './desfeitas.ts';
import { comPartida } from './impacto.ts';

/** All that one press puts back: one that comes back may bring together again the sides of the next. */
export function restauraveisEmCadeia(dados: DadosDoCampeonato): readonly PartidaRow[] {
  const found: PartidaRow[] = [];
  let now = dados;
  for (;;) {
    const [next] = restauraveisDe(now);
    if (!next?.desfeito) return found;
    found.push(next);
    const { resultado, estado } = next.desfeito;
    const back = comPartida(now, next.uuid, { resultado, estado, desfeito: null });
    now = assentar(estadoDe(back)).estado.dados;
  }
}
