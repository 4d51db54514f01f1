import type { Translate } from '#textos/messages.ts';

type ComNome =
  | 'final'
  | 'semi'
  | 'quartas'
  | 'oitavas'
  | 'dezesseis_avos'
  | 'playoff'
  | 'preliminar'
  | 'terceiro'
  | 'final_extra'
  | 'final_chave';

type ComNumero = 'fase' | 'playoff' | 'repescagem';

function nomeDeUma(etapa: string, t: Translate): string {
  const [kind, n] = etapa.split(/_(?=\d)/);
  if (n === undefined) return t(`opcoes.etapa.${kind as ComNome}`);
  const numbered = kind as ComNumero;
  return t(`opcoes.etapa.${numbered === 'playoff' ? 'playoff_rodada' : numbered}`, { n });
}

/** Name of a round of a bracket from its key: 'quartas', 'fase_2', 'playoff_1', 'semi+repescagem_1'. */
export const nomeDaEtapa = (etapa: string, t: Translate): string =>
  etapa
    .split('+')
    .map((one) => nomeDeUma(one, t))
    .join(' + ');
