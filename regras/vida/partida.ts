// The life of a match, as everything that judges it sees it: what a side says, who speaks, and what is known
// when somebody does. Instants are milliseconds of the one clock.
import type { Regras } from '#regras/configuracao/fases.ts';
import type { EstadoDoCampeonato } from '#regras/estados.ts';
import type { Resultado, ResultadoComPlacar } from '#regras/montagem/resultado.ts';

export const ESTADOS_DA_PARTIDA = [
  'agendada',
  'informada',
  'confirmada',
  'contestada',
  'adiada',
  'wo',
  'cancelada',
] as const;

export type EstadoDaPartida = (typeof ESTADOS_DA_PARTIDA)[number];

export const LADOS = ['mandante', 'visitante'] as const;

export type LadoDoJogo = (typeof LADOS)[number];

/** Whose word is kept: of a side, or of the table official. */
export const QUEM_DIZ = [...LADOS, 'mesa'] as const;

export type QuemDiz = (typeof QUEM_DIZ)[number];

export const rivalDe = (lado: LadoDoJogo): LadoDoJogo =>
  lado === 'mandante' ? 'visitante' : 'mandante';

/** How a match ended, in the words of somebody who played it. */
export type Informado = ResultadoComPlacar | Extract<Resultado, { tipo: 'wo' }>;

/** By whom a result became official. */
export const VIAS = [
  'organizacao',
  'confirmacao',
  'sem_resposta',
  'acordo',
  'veredito',
  'sistema',
  'importacao',
  'mesa',
] as const;

export type Via = (typeof VIAS)[number];

export const ESTADOS_DO_INFORME = [
  'aberto',
  'confirmado',
  'retirado',
  'substituido',
  'fechado',
] as const;

/** Why one is over that nobody confirmed. */
export const MOTIVOS_DE_FECHAMENTO = [
  'organizacao',
  'veredito',
  'acordo',
  'partida_mudou',
  'de_novo',
] as const;

export type MotivoDeFechamento = (typeof MOTIVOS_DE_FECHAMENTO)[number];

/** An answer to a claim in time, or a complaint about a result that stands. */
export const TIPOS_DE_CONTESTACAO = ['resposta', 'reclamacao'] as const;

export type TipoDeContestacao = (typeof TIPOS_DE_CONTESTACAO)[number];

export const ESTADOS_DA_CONTESTACAO = [
  'aberta',
  'retirada',
  'acordo',
  'julgada',
  'fechada',
] as const;

export const ESTADOS_DA_INDICACAO = ['aberta', 'aceita', 'recusada', 'trocada'] as const;

export type InformeAberto = {
  readonly lado: LadoDoJogo;
  readonly informado: Informado;
  /** Until when the other side answers. */
  readonly respondeAte: number;
};

type ContestacaoAberta = {
  readonly tipo: TipoDeContestacao;
  /** Who contests, and what they say it was, if they say a score. */
  readonly lado: QuemDiz;
  readonly informado: Informado | null;
  readonly em: number;
  /** Whom both sides accepted to judge it. */
  readonly juiz: string | null;
  /** Whom sides named; `aberta`: the other one has not answered. */
  readonly indicacoes: readonly { readonly lado: LadoDoJogo; readonly aberta: boolean }[];
};

/** All that a move is judged by. */
export type FatosDaPartida = {
  readonly estado: EstadoDaPartida;
  readonly campeonato: EstadoDoCampeonato;
  /** Both who play it are known. */
  readonly temLados: boolean;
  /** A withdrawal decided it. */
  readonly decidida: boolean;
  readonly resultado: Resultado | null;
  readonly agora: number;
  /** Kick-off; null without an hour, and then `abre`: when its day begins. */
  readonly inicio: number | null;
  readonly abre: number | null;
  /** Without a day: since when its round is open; null: ever since. */
  readonly rodadaAbre: number | null;
  readonly informe: InformeAberto | null;
  /** How often each side took its word back. */
  readonly mudancas: Readonly<Record<LadoDoJogo, number>>;
  /** Sides with somebody who can speak. */
  readonly temVoz: Readonly<Record<LadoDoJogo, boolean>>;
  readonly contestacao: ContestacaoAberta | null;
  /** Everybody who may enter results here speaks for a side. */
  readonly todosJogam: boolean;
  /** A verdict was given on the result that stands. */
  readonly julgada: boolean;
  /** Since when the result is official, and which sides said or confirmed it. */
  readonly oficial: { readonly em: number; readonly afirmado: readonly LadoDoJogo[] } | null;
  /** Nobody complains any more: what comes after its phase was played. */
  readonly faseAcabou: boolean;
};

export type RegrasDaVida = Pick<
  Regras,
  'quem_informa' | 'prazo_resposta_horas' | 'prazo_reclamacao_horas' | 'tolerancia_minutos'
>;

/** Who asks, looked up at each act. */
export type Voz = {
  /** The sides that this person could speak for: with both, for neither. */
  readonly lados: readonly LadoDoJogo[];
  /** May enter results here. */
  readonly organiza: boolean;
  readonly dono: boolean;
  /** Both sides accepted this person to judge the open case. */
  readonly juiz: boolean;
};

export const NINGUEM: Voz = { lados: [], organiza: false, dono: false, juiz: false };

/** The side that somebody speaks for. */
export const ladoDe = ({ lados }: Voz): LadoDoJogo | null =>
  lados.length === 1 ? (lados[0] ?? null) : null;

/** Takes part in the match, so never judges it. */
export const joga = ({ lados }: Voz): boolean => lados.length > 0;

/** Who won it by this word; null: nobody. */
export function vencedorDe(informado: Informado): LadoDoJogo | null {
  if (informado.tipo === 'wo') {
    return informado.wo_de === 'ambos' ? null : rivalDe(informado.wo_de);
  }
  const { mandante, visitante, penaltis = [0, 0] } = informado;
  const ahead = mandante - visitante || penaltis[0] - penaltis[1];
  if (ahead === 0) return null;
  return ahead > 0 ? 'mandante' : 'visitante';
}

/** The same figures. The table is not asked about extra time: what it sends says nothing of it. */
export function mesmasFiguras(one: Informado, other: Informado): boolean {
  if (one.tipo === 'wo' || other.tipo === 'wo') {
    return one.tipo === 'wo' && other.tipo === 'wo' && one.wo_de === other.wo_de;
  }
  const [a, b] = [one, other].map(({ mandante, visitante, penaltis }) =>
    [mandante, visitante, ...(penaltis ?? [])].join(),
  );
  return a === b;
}

const comProrrogacao = (informado: Informado): boolean =>
  informado.tipo !== 'wo' && informado.prorrogacao === true;

/** The same result, whoever typed it. */
export const mesmoInformado = (one: Informado, other: Informado): boolean =>
  mesmasFiguras(one, other) && comProrrogacao(one) === comProrrogacao(other);
