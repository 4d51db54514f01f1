import type { Jogado } from '#contract/mudanca/impacto.ts';
import type { Translate } from '#web/texts/texts.tsx';
import { type NomesDaGente, nomeEm } from './gente.ts';

/** 'Benfica 2 × 1 Pipa', with penalties in brackets, or who did not appear. */
export function jogadoEmPalavras(jogado: Jogado, gente: NomesDaGente, t: Translate): string {
  const { placar, wo_de } = jogado;
  const mandante = nomeEm(gente, jogado.mandante ?? '');
  const visitante = nomeEm(gente, jogado.visitante ?? '');
  if (wo_de === 'ambos') return t('campeonato.placar.com_wo_duplo', { mandante, visitante });
  if (wo_de) {
    const nome = wo_de === 'mandante' ? mandante : visitante;
    return t('campeonato.placar.com_wo', { mandante, visitante, nome });
  }
  if (!placar) return `${mandante} × ${visitante}`;
  const [home, away] = placar.penaltis ?? [];
  const shootout = home === undefined ? ['', ''] : [` (${home})`, `(${away}) `];
  return `${mandante} ${placar.mandante}${shootout[0]} × ${shootout[1]}${placar.visitante} ${visitante}`;
}
