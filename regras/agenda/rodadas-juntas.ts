// How many rounds of a phase are open at the same time.
import type { Fase, Regras } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';

type Ritmo = Pick<Regras, 'modelo_rodada' | 'rodadas_por_janela'>;

/** All its matches are known from the draw: several rounds can be open at once. */
export const abreEmBloco = (fase: Fase): boolean => temTabela(fase) && fase.tipo !== 'suico';

/** How many rounds of a phase are open at once. */
export function rodadasJuntas({ modelo_rodada, rodadas_por_janela }: Ritmo, fase: Fase): number {
  return modelo_rodada === 'janela' && abreEmBloco(fase) ? rodadas_por_janela : 1;
}

/** The most that are open at once in any phase. */
export const maisRodadasJuntas = (regras: Ritmo, fases: readonly Fase[]): number =>
  Math.max(1, ...fases.map((fase) => rodadasJuntas(regras, fase)));
