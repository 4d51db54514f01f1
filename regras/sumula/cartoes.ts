// Cards of a match sheet, as tables count them.
import type { Fase, FaseComTabela } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import type { Criterio } from '#regras/configuracao/opcoes.ts';
import type { Cartoes, CartoesDoLado } from '#regras/montagem/resultado.ts';
import type { LanceDaSumula, TipoDeLance } from './sumula.ts';

const POR_CARTOES: readonly Criterio[] = [
  'menos_vermelhos',
  'menos_amarelos',
  'jogo_limpo',
  'pontos_disciplinares',
];

const contaCartoes = ({ tabela }: FaseComTabela) =>
  tabela.criterios.some((criterio) => POR_CARTOES.includes(criterio));

/** Whether cards may move somebody in this phase. */
export const cartoesDesempatam = (fase: Fase | undefined): boolean =>
  fase !== undefined && temTabela(fase) && contaCartoes(fase);

/**
 * A second yellow takes with it the first one that led to it. Counted over the whole side: a name that is
 * forgotten leaves the sums as they were.
 */
function cartoesDoLado(lances: readonly LanceDaSumula[]): CartoesDoLado | null {
  const count = (tipo: TipoDeLance) => lances.filter((lance) => lance.tipo === tipo).length;
  const [amarelos, segundos_amarelos] = [count('amarelo'), count('segundo_amarelo')];
  const vermelhos = count('vermelho');
  if (amarelos + segundos_amarelos + vermelhos === 0) return null;
  return { amarelos: Math.max(0, amarelos - segundos_amarelos), segundos_amarelos, vermelhos };
}

type LadosDaSumula = { readonly mandante: string | null; readonly visitante: string | null };

type LancesDosLados = {
  readonly mandante: readonly LanceDaSumula[];
  readonly visitante: readonly LanceDaSumula[];
};

/** Null where nobody was booked. */
export function cartoesDaSumula(
  { mandante, visitante }: LadosDaSumula,
  lances: LancesDosLados,
): Cartoes | null {
  const home = cartoesDoLado(lances.mandante);
  const away = cartoesDoLado(lances.visitante);
  if (!mandante || !visitante || (!home && !away)) return null;
  return {
    entre: [mandante, visitante],
    ...(home && { mandante: home }),
    ...(away && { visitante: away }),
  };
}
