import type { LugarDoDesempate } from '#regras/montagem/desempate.ts';
import type { Translate } from '#web/texts/texts.tsx';

/** What a place among lots comes to: 'passa, em 2º', 'fica fora', 'é campeão'. */
export function efeitoDoLugar({ posicao, passa, campeao }: LugarDoDesempate, t: Translate): string {
  if (campeao) return t('sorteio.desempate.campeao');
  if (passa === null) {
    if (posicao === null) return t('sorteio.desempate.incerto');
    return t('sorteio.desempate.posicao', { n: posicao });
  }
  const what = passa ? 'passa' : 'fora';
  if (posicao === null) return t(`sorteio.desempate.${what}`);
  return t(`sorteio.desempate.${what}_em`, { n: posicao });
}
