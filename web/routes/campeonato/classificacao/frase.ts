// The explanation in a sentence: above whom and below whom, and by what.
import type { Comparacao } from '#contract/classificacao.ts';
import { inASentence } from '#regras/regulamento/in-a-sentence.ts';
import type { Texts } from '#web/texts/texts.tsx';
import { emNumero } from './em-numero.ts';

/** Decided by chance or by a match of their own: numbers would say nothing. */
const WITHOUT_NUMBERS = ['sorteio', 'jogo_extra'];

type Contexto = {
  readonly nome: string;
  /** What would tell them apart, once the phase is over. */
  readonly pendente: 'sorteio' | 'jogo_extra' | null;
};

export function fraseDe(
  { acima, decidiu, passos }: Comparacao,
  { nome, pendente }: Contexto,
  { t, locale }: Pick<Texts, 't' | 'locale'>,
): string {
  if (acima === null || decidiu === null) {
    return t('porque.igual', { nome, como: t(`porque.igual_como.${pendente ?? 'ainda'}`) });
  }
  const side = acima ? 'acima' : 'abaixo';
  if (decidiu === 'fora') return t(`porque.${side}_fora`, { nome });
  const criterio = inASentence(t(`criterios.${decidiu}`));
  const last = passos.at(-1);
  if (!last || WITHOUT_NUMBERS.includes(decidiu)) {
    return t(`porque.${side}_sorte`, { nome, criterio });
  }
  const [seu, dele] = last.valores.map((value) => emNumero(last.criterio, value, locale));
  return t(`porque.${side}`, { nome, criterio, seu: seu ?? '', dele: dele ?? '' });
}
