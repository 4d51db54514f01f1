// What a match asks of somebody who plays it: one thing at a time, the most pressing first. Pure: who knows the
// facts asks here.
import type { Regras } from '#regras/configuracao/fases.ts';
import { MUDANCAS_POR_LADO } from '#regras/vida/movimentos.ts';
import {
  type EstadoDaPartida,
  type LadoDoJogo,
  type QuemDiz,
  rivalDe,
} from '#regras/vida/partida.ts';

export const TAREFAS_DO_JOGADOR = [
  /** Both sides of a match accepted this person to judge its case. */
  'julgar',
  /** The rival named somebody to judge the case, and waits for an answer. */
  'indicacao',
  /** The rival's score waits for an answer. */
  'responder',
  /** What this side said, or the result that stands, was contested. */
  'contestada',
  /** Its time is over and nobody has said how it ended. */
  'informar',
  /** Hours that the rival proposed wait for an answer. */
  'proposta',
  /** Nobody has proposed an hour yet. */
  'marcar',
] as const;

type TarefaDoJogador = (typeof TAREFAS_DO_JOGADOR)[number];

const DO_CASO: readonly TarefaDoJogador[] = ['julgar', 'indicacao', 'contestada'];

/** It is done on the page of the case. */
export const ehDoCaso = (tarefa: TarefaDoJogador): boolean => DO_CASO.includes(tarefa);

/** Instants are milliseconds of the one clock. */
export type JogoDeQuemJoga = {
  readonly estado: EstadoDaPartida;
  readonly lado: LadoDoJogo;
  readonly quemInforma: Regras['quem_informa'];
  /** The other side has somebody who can speak. */
  readonly rivalFala: boolean;
  readonly agora: number;
  /** When its time is over: kick-off, else the deadline. */
  readonly vence: number | null;
  readonly temDia: boolean;
  readonly prazo: number | null;
  /** The first that this side has to play, or one that was put off. */
  readonly vezDela: boolean;
  /** Beyond the legs of its tie, with no deadline of its own: the bracket waits for it. */
  readonly extra: boolean;
  readonly informe: { readonly lado: LadoDoJogo; readonly respondeAte: number } | null;
  readonly contestacao: {
    readonly lado: QuemDiz;
    readonly julgarAte: number;
    /** The rival named somebody who is not accepted yet. */
    readonly indicacaoDoRival: boolean;
  } | null;
  /** How often this side took its word back. */
  readonly mudancas: number;
  /** Open hours of each side, and the first hour that the rival proposed. */
  readonly propostas: { readonly minhas: number; readonly doRival: number | null };
};

export type TarefaComPrazo = { readonly tipo: TarefaDoJogador; readonly ate: number | null };

const podeInformar = ({ quemInforma, lado, mudancas }: JogoDeQuemJoga): boolean =>
  quemInforma !== 'organizador' &&
  (quemInforma !== 'mandante' || lado === 'mandante') &&
  mudancas < MUDANCAS_POR_LADO;

function antesDoPlacar(jogo: JogoDeQuemJoga): TarefaComPrazo | null {
  const { agora, vence, temDia, prazo, propostas, rivalFala, vezDela, estado, extra } = jogo;
  if (vence !== null && vence <= agora) {
    return podeInformar(jogo) ? { tipo: 'informar', ate: null } : null;
  }
  if (propostas.doRival !== null) return { tipo: 'proposta', ate: propostas.doRival };
  const mayAgree = rivalFala && !temDia && propostas.minhas === 0;
  const isPressing = vezDela && (prazo !== null || estado === 'adiada' || extra);
  return mayAgree && isPressing ? { tipo: 'marcar', ate: prazo } : null;
}

/** What this side has to do, and until when; null: nothing, or others have to. */
export function tarefaDoJogador(jogo: JogoDeQuemJoga): TarefaComPrazo | null {
  const { estado, lado, agora, informe, contestacao } = jogo;
  switch (estado) {
    case 'agendada':
    case 'adiada':
      return antesDoPlacar(jogo);
    case 'informada': {
      const isMine = informe?.lado === rivalDe(lado) && agora <= informe.respondeAte;
      return isMine ? { tipo: 'responder', ate: informe.respondeAte } : null;
    }
    case 'contestada':
      if (contestacao?.indicacaoDoRival) return { tipo: 'indicacao', ate: contestacao.julgarAte };
      return contestacao?.lado === rivalDe(lado)
        ? { tipo: 'contestada', ate: contestacao.julgarAte }
        : null;
    case 'confirmada':
    case 'wo':
    case 'cancelada':
      return null;
  }
}
