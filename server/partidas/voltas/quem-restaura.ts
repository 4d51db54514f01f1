// Who puts a result back that a correction undid: who might enter that score now, on a match about which nothing is open.
import { pode } from '#regras/permissoes.ts';
import { alvoDe, pessoaDe, type Quem } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';
import { lerVida } from '#server/informes/apresentar-vida.ts';
import { CALADA } from '#server/informes/queries.ts';
import type { VozDoLado } from '#server/vozes/vozes.ts';
import { recusaAoLancar } from '../palavra-da-organizacao.ts';
import { temPlacares } from '../require-partida.ts';

export type QuemRestaura = { readonly campeonato: CampeonatoVisto; readonly quem: Quem };

/** Anything at all, in this championship. */
export const podeRestaurar = ({ campeonato, quem }: QuemRestaura): boolean =>
  temPlacares(campeonato) &&
  pode('corrigir_placar', pessoaDe(quem, campeonato.papel), alvoDe(campeonato));

/** Why not; null: they may. `vozes`: at least those of its sides. */
export function recusaDaVolta(
  { campeonato, quem }: QuemRestaura,
  partida: PartidaRow,
  vozes: readonly VozDoLado[],
): AppError | null {
  if (partida.estado === 'informada') {
    const data = apresentarPartida(partida, campeonato.fases);
    return new AppError('estado_mudou', { text: { key: 'campeonatos.volta_informada' }, data });
  }
  const guardada = { ...CALADA, agora: campeonato.agora, vozes: [...vozes] };
  return recusaAoLancar(campeonato, partida, lerVida(campeonato, partida, { guardada, quem }));
}
