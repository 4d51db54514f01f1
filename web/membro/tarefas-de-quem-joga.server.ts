// What own matches ask of who is signed in, one card each, which leads to the match or to its case.

import type { MinhasPendencias } from '#contract/campeonato/pendencias.ts';
import { ehDoCaso } from '#regras/pendencias/jogador.ts';
import type { Passo } from '#regras/pendencias/passo.ts';
import { enderecoDaPartida } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import type { IconName } from '#web/components/elements/icon.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import type { Texts } from '#web/texts/texts.tsx';

export type Tarefa = {
  readonly icon: IconName;
  readonly tone: 'bad' | 'warn' | 'brand';
  readonly titulo: string;
  readonly texto: string;
  /** When it is late, or until when it can be done. */
  readonly prazo: string | null;
  readonly botao: string;
  readonly to: string;
  /** A step of this championship that a press is all of; what is said once it is done. */
  readonly passo?: {
    readonly id: string;
    readonly nome: Passo['nome'];
    readonly feito: string;
  };
};

const KINDS = {
  responder: { icon: 'check', tone: 'bad', botao: 'responder' },
  julgar: { icon: 'alert', tone: 'bad', botao: 'decidir' },
  indicacao: { icon: 'alert', tone: 'bad', botao: 'responder' },
  contestada: { icon: 'alert', tone: 'bad', botao: 'ver_caso' },
  informar: { icon: 'clock', tone: 'warn', botao: 'informar' },
  proposta: { icon: 'calendar', tone: 'warn', botao: 'responder' },
  marcar: { icon: 'calendar', tone: 'brand', botao: 'combinar' },
} as const;

export function tarefasDeQuemJoga(
  { tarefas, gente }: Pick<MinhasPendencias, 'tarefas' | 'gente'>,
  { texts, now }: { readonly texts: Texts; readonly now: number },
): Tarefa[] {
  const { t } = texts;
  return tarefas.map(({ partida, tarefa, ate, campeonato }) => {
    const { icon, tone, botao } = KINDS[tarefa];
    const sides = [partida.mandante, partida.visitante].map(({ participante }) =>
      nomeDe(gente, participante ?? ''),
    );
    const address = enderecoDaPartida(partida.uuid);
    return {
      ...{ icon, tone },
      titulo: t(`inicio.tarefa.jogador.${tarefa}`),
      texto: `${sides.join(' × ')} · ${campeonato.nome}`,
      prazo: ate && t('inicio.tarefa.ate', { data: shortDateTime(ate, texts, now) }),
      botao: t(`inicio.tarefa.botao.${botao}`),
      to: ehDoCaso(tarefa) ? `${address}/caso` : address,
    };
  });
}
