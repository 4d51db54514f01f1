import type { Chance, ColunaDeChance } from '#regras/cenario/chances.ts';
import type { Translate } from '#web/texts/texts.tsx';

/** Less than this share of the runs is not told as a number: nought would look like a proof. */
const LEAST = 0.005;

/** 'certo' and 'impossível' only where it is proven. */
export function parteEmPalavras({ parte, provado }: Chance, t: Translate): string {
  if (provado) return t(`simulador.chances.${provado}`);
  if (parte < LEAST) return t('simulador.chances.menos');
  if (parte > 1 - LEAST) return t('simulador.chances.mais');
  return t('simulador.chances.parte', { n: Math.round(100 * parte) });
}

/** The share that a bar shows. */
export const parteDaBarra = ({ parte, provado }: Chance): number =>
  provado === 'certo' ? 1 : provado === 'impossivel' ? 0 : parte;

export function nomeDaColuna({ alvo, legenda }: ColunaDeChance, t: Translate): string {
  const isOurs = alvo === 'titulo' || alvo === 'final' || alvo === 'vaga' || alvo === 'vaga_direta';
  return isOurs ? t(`simulador.chances.${alvo}_coluna`) : (legenda ?? '');
}
