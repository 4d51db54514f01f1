import type { Fase } from '#regras/configuracao/fases.ts';
import { ETAPAS_ANTES_DA_FINAL } from '#regras/configuracao/opcoes.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { etiquetasDe } from '#web/routes/campeonato/partida/etiqueta.ts';
import type { Texts } from '#web/texts/texts.tsx';
import type { DadosDoPainel } from './carregar.ts';

type JogoComTarefa = Pick<DadosDoPainel['tarefas']['jogos'][number], 'partida' | 'etapa'>;

function temVolta(fase: Fase, etapa: string | null): boolean {
  if ('tabela' in fase || etapa === 'terceiro') return false;
  if (fase.tipo !== 'mata_mata') return fase.pernas === 2;
  if (etapa === 'final') return fase.pernas_final === 2;
  const before: readonly (string | null)[] = ETAPAS_ANTES_DA_FINAL;
  const back = before.indexOf(etapa);
  return (fase.pernas_por_etapa?.[back] ?? fase.pernas) === 2;
}

/** Which leg of its tie it is. The board lists what is to be done: the other leg is seldom among it. */
export function pernaDe({ partida, etapa }: JogoComTarefa, fase: Fase | undefined) {
  if (!fase || partida.confronto === null) return null;
  if (partida.perna === 1) return temVolta(fase, etapa) ? 'ida' : null;
  return etiquetasDe(partida, [], fase).at(-1) ?? null;
}

/** Group and round, and which leg. */
export function ondeDe(
  jogo: JogoComTarefa,
  { campeonato }: Pick<DadosDaPagina, 'campeonato'>,
  { t }: Texts,
): string {
  const { partida, etapa } = jogo;
  const { grupo, rodada } = partida;
  const perna = pernaDe(jogo, campeonato.fases[partida.fase - 1]);
  return [
    grupo && t('campeonato.grupo', { nome: grupo }),
    etapa ? stageName(etapa, t) : t('campeonato.jogos.rodada', { n: rodada }),
    perna && t(`campeonato.jogos.${perna}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
