// Which matches of a scenario are on screen: what is left, round after round, or one round with its results.
import type { JogoDoCenario, RodadaDoCenario } from '#regras/cenario/rodadas.ts';

export const O_QUE_FALTA = '';

/** Matches that are shown at once of what is left, at least; more come by request. */
const AT_ONCE = 12;

export const chaveDaRodada = ({ fase, rodada, etapa }: RodadaDoCenario) =>
  `${fase}-${etapa ?? rodada}`;

const isOpen = ({ resultado, semValor }: JogoDoCenario) => resultado === null || semValor;

export const abertosEm = (rodadas: readonly RodadaDoCenario[]): number =>
  rodadas.reduce((count, { jogos }) => count + jogos.filter(isOpen).length, 0);

type AVista = { readonly rodadas: readonly RodadaDoCenario[]; readonly temMais: boolean };

/** `pedidos`: how often somebody asked for more. */
export function rodadasAVista(
  rodadas: readonly RodadaDoCenario[],
  qual: string,
  pedidos: number,
): AVista {
  const chosen = rodadas.filter((rodada) => chaveDaRodada(rodada) === qual);
  if (chosen.length > 0) return { rodadas: chosen, temMais: false };
  const open = rodadas
    .map((rodada) => ({ ...rodada, jogos: rodada.jogos.filter(isOpen) }))
    .filter(({ jogos }) => jogos.length > 0);
  if (open.length === 0) return { rodadas: rodadas.slice(-1), temMais: false };
  const shown: RodadaDoCenario[] = [];
  let count = 0;
  for (const rodada of open) {
    if (shown.length > 0 && count >= AT_ONCE * (pedidos + 1))
      return { rodadas: shown, temMais: true };
    shown.push(rodada);
    count += rodada.jogos.length;
  }
  return { rodadas: shown, temMais: false };
}
