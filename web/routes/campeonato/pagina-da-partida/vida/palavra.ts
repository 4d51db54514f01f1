// What a side may say with the sheet, and who answers to it.
import type { Translate } from '#web/texts/texts.tsx';
import type { DadosDaPartida, DadosDoAcordo } from '../carregar.ts';

export type Modo = 'informar' | 'mudar' | 'contestar' | 'reclamar';

type Movida = {
  readonly partida: Pick<DadosDaPartida['partida'], 'estado'>;
  readonly vida: Pick<DadosDaPartida['vida'], 'quem_responde'>;
};

/** What was said waits for the other side, or for the organisation where nobody speaks for that side. */
export function feitoDe({ partida, vida }: Movida) {
  const isTheirs = partida.estado === 'informada' && vida.quem_responde === 'organizacao';
  return isTheirs ? 'informada_sem_rival' : partida.estado;
}

type PorDizer = {
  readonly acordo: Pick<DadosDoAcordo, 'recusa'> | null;
  readonly campeonato: { readonly regras: { readonly prazo_resposta_horas: number } };
};

/** Who will answer to a score, and until when. */
export const quemConfirma = ({ acordo, campeonato }: PorDizer, t: Translate): string =>
  acordo?.recusa === 'sem_resposta_possivel'
    ? t('partida.vida.informar_sem_rival')
    : t('partida.vida.informar_ajuda', { n: campeonato.regras.prazo_resposta_horas });
