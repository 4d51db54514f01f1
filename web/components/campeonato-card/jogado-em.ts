import type { Cartao } from '#contract/campeonatos.ts';
import { isNoCampo } from '#regras/configuracao/opcoes.ts';
import type { Translate } from '#web/texts/texts.tsx';

/** 'EA FC · PC'; on the pitch the game alone. */
export function jogadoEm(
  { modalidade, plataforma }: Pick<Cartao, 'modalidade' | 'plataforma'>,
  t: Translate,
): string {
  const game = t(`opcoes.modalidade.${modalidade}`);
  return isNoCampo(modalidade) ? game : `${game} · ${t(`opcoes.plataforma.${plataforma}`)}`;
}
