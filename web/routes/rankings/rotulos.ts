import type { useT } from '#web/texts/texts.tsx';
import { NUMEROS } from './valores.ts';

/** What the fields are called where the summary of a refusal names them. */
export const rotulosDe = (
  tipo: 'elo' | 'posicao',
  t: ReturnType<typeof useT>,
): Record<string, string> => ({
  nome: t('gestao_ranking.campo.nome'),
  'regras.pontos': t('gestao_ranking.campo.pontos'),
  ...Object.fromEntries(
    NUMEROS[tipo].map((name) => [`regras.${name}`, t(`gestao_ranking.campo.${name}`)]),
  ),
});
