import type { Caso } from '#contract/partida/contestacoes.ts';
import type { Translate } from '#web/texts/texts.tsx';

const QUANTOS = ['ninguem', 'um', 'ambos'] as const;

/** Who hears of the verdict, before it and after: a side that is only a name has nobody to tell. */
export function quemRecebe(
  { avisados }: Pick<Caso, 'avisados'>,
  nomes: readonly [string, string],
  t: Translate,
) {
  const [first] = avisados;
  const time = nomes[first === 'visitante' ? 1 : 0];
  const kind = QUANTOS[avisados.length] ?? 'ambos';
  return {
    antes: t(`caso.decidir.recebe.${kind}`, { time }),
    feito: t(`caso.decidir.feito.${kind}`, { time }),
  };
}
