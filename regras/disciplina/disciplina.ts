// Who misses which match: because of cards, by the rules of the championship and what its match sheets say, and by
// verdicts.
import {
  type Ban,
  type BookedMatch,
  type Booking,
  type DisciplineRule,
  disciplineOf,
} from '#engine/match/discipline.ts';
import type { Regras } from '#regras/configuracao/fases.ts';
import type { PartidaDoMotor } from '#regras/montagem/competicao.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { chaveDe } from '#regras/sumula/conferir.ts';
import type { Citado, LanceDaSumula, TipoDeLance } from '#regras/sumula/sumula.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { naOrdemDosJogos } from './ordem.ts';

export type JogoDaDisciplina = Pick<
  PartidaDoMotor,
  | 'uuid'
  | 'fase'
  | 'rodada'
  | 'confronto'
  | 'perna'
  | 'mandante'
  | 'visitante'
  | 'vaga_visitante'
  | 'resultado'
> & {
  readonly decisao: Resultado | null;
  readonly estado: string;
  readonly jogo_previsto_at: string | null;
};

export type SumulaDaDisciplina = {
  readonly partida: string;
  readonly lado: LadoDoJogo;
  readonly mandante: string;
  readonly visitante: string;
  readonly lances: readonly LanceDaSumula[];
};

/** By a verdict: so many matches of one side's, none of those that were over by then. */
export type SuspensaoDada = {
  readonly participante: string;
  readonly quem: Citado;
  readonly jogos: number;
  /** The match that the verdict is about. */
  readonly partida: string;
  readonly jaJogados: readonly string[];
};

export const MOTIVOS_DA_SUSPENSAO = ['amarelos', 'expulsao', 'veredito'] as const;

type MotivoDaSuspensao = (typeof MOTIVOS_DA_SUSPENSAO)[number];

/** One match that somebody misses. */
type Suspensao = {
  readonly participante: string;
  readonly quem: Citado;
  readonly motivo: MotivoDaSuspensao;
  /** The match that cost it. */
  readonly de: string;
  /** The match that is missed; null: none is known yet. */
  readonly perde: string | null;
  /** That match is over: served, or played against the rules. */
  readonly passou: boolean;
  /** The sheet of that match names them all the same. */
  readonly jogou: boolean;
};

export type Disciplina = {
  readonly suspensoes: readonly Suspensao[];
  /** One more yellow and they miss a match. */
  readonly pendurados: readonly { readonly participante: string; readonly quem: Citado }[];
};

const SEM_NINGUEM: Disciplina = { suspensoes: [], pendurados: [] };

const CARTAO: Readonly<Partial<Record<TipoDeLance, Booking['card']>>> = {
  amarelo: 'yellow',
  segundo_amarelo: 'second_yellow',
  vermelho: 'red',
};

const MOTIVO = { yellows: 'amarelos', sent_off: 'expulsao', banned: 'veredito' } as const;

function regraDe({ amarelos, vermelho, zera_na_fase, leva_na_volta }: Regras['cartoes']) {
  return {
    ...{ yellows: amarelos ?? 0, redBan: vermelho, carriesToReturn: leva_na_volta },
    resetBefore: zera_na_fase ?? undefined,
  } satisfies DisciplineRule;
}

const SEM_CARTOES: DisciplineRule = { yellows: 0, redBan: 0, carriesToReturn: true };

export const cartoesSuspendem = ({ cartoes }: Pick<Regras, 'cartoes'>): boolean =>
  cartoes.amarelos !== null;

const desfechoDe = ({ decisao, resultado }: JogoDaDisciplina) => decisao ?? resultado;

/** Struck from the records, or never to be played. */
const ehRiscado = (jogo: JogoDaDisciplina) => {
  const tipo = desfechoDe(jogo)?.tipo;
  return tipo === 'anulada' || tipo === 'cancelada' || ehFolga(jogo);
};

type Metade = { readonly lado: LadoDoJogo; readonly lances: readonly LanceDaSumula[] };

/** What counts of the sheets: of what was played, and between the same two. */
function metadesQueValem(jogo: JogoDaDisciplina, all: readonly SumulaDaDisciplina[]): Metade[] {
  if (desfechoDe(jogo)?.tipo !== 'placar') return [];
  return all.filter(
    ({ mandante, visitante }) => mandante === jogo.mandante && visitante === jogo.visitante,
  );
}

/** Whether it is over, also by a decision. */
export const acabou = (jogo: JogoDaDisciplina): boolean => desfechoDe(jogo) !== null;

type JogoDoTime = { readonly jogo: JogoDaDisciplina; readonly lances: readonly LanceDaSumula[] };

function disciplinaDoTime(
  participante: string,
  jogos: readonly JogoDoTime[],
  { rule, dadas }: { readonly rule: DisciplineRule; readonly dadas: readonly SuspensaoDada[] },
): Disciplina {
  const pessoas = new Map<string, Citado>();
  /** Everybody of the side whom the sheet of a match names. */
  const nomeados = new Map<string, Set<string>>();
  const name = (jogo: string, quem: Citado | undefined) => {
    const key = quem && chaveDe(quem);
    if (!key || !quem) return null;
    if (!pessoas.has(key)) pessoas.set(key, quem);
    nomeados.set(jogo, (nomeados.get(jogo) ?? new Set()).add(key));
    return key;
  };
  const lancesDe = new Map(jogos.map(({ jogo, lances }) => [jogo, lances]));
  const inOrder = naOrdemDosJogos(jogos.map(({ jogo }) => jogo));
  const matches = inOrder.map((jogo): BookedMatch => {
    const lances = lancesDe.get(jogo) ?? [];
    const bookings = lances.flatMap(({ tipo, quem, assistencia }): Booking[] => {
      name(jogo.uuid, assistencia);
      const player = name(jogo.uuid, quem);
      const card = CARTAO[tipo];
      return player && card ? [{ player, card }] : [];
    });
    const isOver = acabou(jogo);
    const tie = jogo.confronto === null ? undefined : `${jogo.fase} ${jogo.confronto}`;
    return { id: jogo.uuid, stage: jogo.fase, tie, isOver, bookings };
  });
  const over = new Set(matches.flatMap(({ id, isOver }) => (isOver ? [id] : [])));
  const bans = dadas.flatMap(({ quem, partida, jogos: count, jaJogados }): Ban[] => {
    const player = chaveDe(quem);
    if (player === null) return [];
    if (!pessoas.has(player)) pessoas.set(player, quem);
    return [{ player, from: partida, matches: count, notIn: new Set(jaJogados) }];
  });
  const { suspensions, hanging } = disciplineOf(matches, rule, bans);
  const quemE = (player: string) => pessoas.get(player) ?? { nome: player };
  return {
    suspensoes: suspensions.map(({ player, reason, from, misses }) => ({
      ...{ participante, quem: quemE(player), motivo: MOTIVO[reason], de: from, perde: misses },
      passou: misses !== null && over.has(misses),
      jogou: misses !== null && nomeados.get(misses)?.has(player) === true,
    })),
    pendurados: hanging.map((player) => ({ participante, quem: quemE(player) })),
  };
}

export function disciplinaDe(
  regras: Pick<Regras, 'cartoes'>,
  partidas: readonly JogoDaDisciplina[],
  sumulas: readonly SumulaDaDisciplina[],
  dadas: readonly SuspensaoDada[] = [],
): Disciplina {
  const suspendem = cartoesSuspendem(regras) && sumulas.length > 0;
  if (!suspendem && dadas.length === 0) return SEM_NINGUEM;
  const rule = suspendem ? regraDe(regras.cartoes) : SEM_CARTOES;
  const byMatch = Map.groupBy(sumulas, ({ partida }) => partida);
  const times = new Map<string, JogoDoTime[]>();
  for (const jogo of partidas) {
    if (ehRiscado(jogo)) continue;
    const metades = metadesQueValem(jogo, byMatch.get(jogo.uuid) ?? []);
    for (const lado of ['mandante', 'visitante'] as const) {
      const time = jogo[lado];
      if (!time) continue;
      const lances = metades.find((one) => one.lado === lado)?.lances ?? [];
      const own = times.get(time) ?? [];
      own.push({ jogo, lances });
      times.set(time, own);
    }
  }
  const all = [...times].map(([time, jogos]) => {
    const own = dadas.filter(({ participante }) => participante === time);
    return disciplinaDoTime(time, jogos, { rule, dadas: own });
  });
  return {
    suspensoes: all.flatMap(({ suspensoes }) => suspensoes),
    pendurados: all.flatMap(({ pendurados }) => pendurados),
  };
}
