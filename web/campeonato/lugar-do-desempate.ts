import type { LugarDoDesempate } from '#regras/montagem/desempate.ts';
import type { Translate } from '#web/texts/texts.tsx';

/** What a place among lots comes to: 'passa, em 2º', 'fica fora', 'é campeão'. `next`: the place after it. */
export function efeitoDoLugar(
  lugar: LugarDoDesempate,
  next: LugarDoDesempate | undefined,
  t: Translate,
): string {
  const { posicao, passa, campeao, ainda } = lugar;
  if (campeao) return t('sorteio.desempate.campeao');
  if (ainda) return t(`sorteio.desempate.ainda.${ainda}`);
  if (passa === null) {
    if (posicao === null) return t(`sorteio.desempate.${next ? 'incerto' : 'incerto_ultimo'}`);
    return t('sorteio.desempate.posicao', { n: posicao });
  }
  const what = passa ? 'passa' : 'fora';
  if (posicao !== null) return t(`sorteio.desempate.${what}_em`, { n: posicao });
  return t(`sorteio.desempate.${passa && next?.passa ? 'passa_antes' : what}`);
}
