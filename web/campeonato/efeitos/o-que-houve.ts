// What a withdrawal or a sanction did, in one line for a toast.
import type { Efeitos } from '#contract/participante/efeitos.ts';
import type { Translate } from '#web/texts/texts.tsx';

/** How the matches of somebody were decided: '3 jogos viraram W.O.' */
function jogosDecididos({ viram }: Pick<Efeitos, 'viram'>, t: Translate): string[] {
  return (['wo', 'nao_conta', 'volta'] as const).flatMap((kind) => {
    const n = viram.filter(({ vira }) => vira === kind).length;
    return n > 0 ? [t(`efeitos.houve.${kind}`, { n })] : [];
  });
}

/** 'Juventude desistiu. 3 jogos viraram W.O.' */
export const comOsJogos = (first: string, efeitos: Efeitos, t: Translate): string =>
  [first, ...jogosDecididos(efeitos, t)].join(' ');

/** Where somebody stands after it, if that is another place. */
export function lugarDepois({ posicoes }: Efeitos, uuid: string, t: Translate): string | null {
  const own = posicoes.findLast(({ participante }) => participante === uuid);
  return own ? t('efeitos.houve.lugar', { de: own.de, para: own.para }) : null;
}
