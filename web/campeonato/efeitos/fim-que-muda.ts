// The title and the final places that a change moves, in words.
import type { EfeitosComNomes } from '#contract/participante/efeitos.ts';
import type { Translate } from '#web/texts/texts.tsx';

type TrocaDeCampeao = NonNullable<EfeitosComNomes['campeao']>;
type LugarDado = { readonly de: number; readonly ate: number } | null;

/** `nome` gives the name of a participant. */
export function campeaoQueMuda(
  { de, para }: TrocaDeCampeao,
  nome: (uuid: string) => string,
  t: Translate,
): string {
  if (de && para) return t('efeitos.campeao.muda', { de: nome(de), para: nome(para) });
  if (de) return t('efeitos.campeao.perde', { de: nome(de) });
  return t('efeitos.campeao.ganha', { para: nome(para ?? '') });
}

/** '3º', '5º a 8º', or that it is open. */
export function lugarQueMuda(lugar: LugarDado, t: Translate): string {
  if (!lugar) return t('efeitos.fim.aberto');
  const { de, ate } = lugar;
  return de === ate ? t('efeitos.fim.um', { n: de }) : t('efeitos.fim.varios', { de, ate });
}
