// Who puts a result back that a correction undid: who might enter that score now, on a match about which nothing is open.
// It was official already: an organiser who plays may put it back as well, where that was not by their own word.
import { pode } from '#regras/permissoes.ts';
import { temPlacares } from '#regras/vida/movimentos.ts';
import type { Voz } from '#regras/vida/partida.ts';
import { alvoDe, pessoaDe, type Quem } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';
import { lerVida } from '#server/informes/apresentar-vida.ts';
import { CALADA } from '#server/informes/queries.ts';
import type { PalavraGuardada } from '#server/informes/vida-desfeita.ts';
import type { VozDoLado } from '#server/vozes/vozes.ts';
import { recusaAoLancar } from '../palavra-da-organizacao.ts';

export type QuemRestaura = { readonly campeonato: CampeonatoVisto; readonly quem: Quem };

/** Anything at all, in this championship. */
export const podeRestaurar = ({ campeonato, quem }: QuemRestaura): boolean =>
  temPlacares(campeonato.estado) &&
  pode('corrigir_placar', pessoaDe(quem, campeonato.papel), alvoDe(campeonato));

type Conhecida = {
  /** At least those of its sides. */
  readonly vozes: readonly VozDoLado[];
  /** By whose word it was official; none: nobody knows any more. */
  readonly palavra: PalavraGuardada | undefined;
};

/** A claim that its rival left without an answer was the clock's to confirm. */
function ehDaPropria(
  { via, afirmado, juiz_que_joga }: PalavraGuardada,
  { lados }: Voz,
  { user }: Quem,
): boolean {
  if (via === 'veredito') return juiz_que_joga !== null && juiz_que_joga === user?.uuid;
  if (via === 'sem_resposta' || afirmado.length === 0) return false;
  return afirmado.every((lado) => lados.includes(lado));
}

/** Why not; null: they may. */
export function recusaDaVolta(
  { campeonato, quem }: QuemRestaura,
  partida: PartidaRow,
  { vozes, palavra }: Conhecida,
): AppError | null {
  if (partida.estado === 'informada') {
    const data = apresentarPartida(partida, campeonato.fases);
    return new AppError('estado_mudou', { text: { key: 'campeonatos.volta_informada' }, data });
  }
  const guardada = { ...CALADA, agora: campeonato.agora, vozes: [...vozes] };
  const lida = lerVida(campeonato, partida, { guardada, quem });
  const isOthers = palavra !== undefined && !ehDaPropria(palavra, lida.voz, quem);
  const voz = isOthers ? { ...lida.voz, lados: [] } : lida.voz;
  return recusaAoLancar(campeonato, partida, { ...lida, voz });
}
