// What stands on the button of the next step. Apart from what it does, which pages use that have no such texts.
import { type Passo, soFaltamProprios } from '#regras/pendencias/passo.ts';
import type { Translate } from '#web/texts/texts.tsx';

export const botaoDoPasso = (passo: Passo, t: Translate): string =>
  soFaltamProprios(passo)
    ? t('pendencias.passo.lancar.botao_proprios')
    : t(`pendencias.passo.${passo.nome}.botao`);
