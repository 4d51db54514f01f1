import { stageName } from '#web/campeonato/stage-name.ts';
import type { Texts } from '#web/texts/texts.tsx';
import type { DadosDoPainel } from './carregar.ts';

type JogoComTarefa = DadosDoPainel['tarefas']['jogos'][number];

/** Group and round. */
export function ondeDe({ partida, etapa }: JogoComTarefa, { t }: Texts): string {
  const { grupo, rodada } = partida;
  return [
    grupo && t('campeonato.grupo', { nome: grupo }),
    etapa ? stageName(etapa, t) : t('campeonato.jogos.rodada', { n: rodada }),
  ]
    .filter(Boolean)
    .join(' · ');
}
