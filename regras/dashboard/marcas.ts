// Badges: what each asks for stands here and nowhere else, and is told beside it.
import { desfechoDe, type JogoPassado, numerosDe } from './jogos.ts';

export const TIPOS_DE_MARCA = [
  'campeao',
  'invicto',
  'artilheiro',
  'pontual',
  'jogo_limpo',
  'sem_perder',
  'vitorias',
  'fundador',
] as const;

export type TipoDeMarca = (typeof TIPOS_DE_MARCA)[number];

/** `n`: how often, or how many. `onde`: the newest championship or liga that it was won in. */
export type MarcaDaPessoa = {
  readonly tipo: TipoDeMarca;
  readonly n: number;
  readonly onde: string | null;
};

/** What the rules ask for; texts tell these numbers. */
export const PEDE = {
  /** Matches of one championship that ended without a defeat. */
  invicto: 5,
  /** Matches with a deadline, all scores in time. */
  pontual: 20,
  /** Matches with a sheet, no card in any. */
  jogo_limpo: 10,
  /** Matches in a row without a defeat, at any time. */
  sem_perder: 10,
  /** Members of a liga that they founded. */
  fundador: 8,
} as const;

/** The highest that was reached is told. */
const VITORIAS = [10, 50, 100, 250, 500, 1_000];

const maiorInvencibilidade = (jogos: readonly JogoPassado[]): number => {
  let [now, most] = [0, 0];
  for (const jogo of jogos) {
    now = desfechoDe(jogo).letra === 'd' ? 0 : now + 1;
    most = Math.max(most, now);
  }
  return most;
};

/** Championships that are over and in which they never lost. */
function invictosEm(jogos: readonly JogoPassado[]): string[] {
  const over = jogos.filter(({ encerrado }) => encerrado);
  return [...Map.groupBy(over, ({ campeonato }) => campeonato)].flatMap(([campeonato, own]) => {
    const isUnbeaten = own.every((jogo) => desfechoDe(jogo).letra !== 'd');
    return own.length >= PEDE.invicto && isUnbeaten ? [campeonato] : [];
  });
}

function porEscrito(jogos: readonly JogoPassado[]): MarcaDaPessoa[] {
  const { vitorias, com_prazo, no_prazo } = numerosDe(jogos);
  const sheets = jogos.filter(({ sumula }) => sumula);
  const unbeaten = maiorInvencibilidade(jogos);
  const won = VITORIAS.findLast((least) => vitorias >= least);
  const isClean = jogos.every(({ cartoes }) => cartoes === 0);
  return [
    ...(com_prazo >= PEDE.pontual && no_prazo === com_prazo
      ? [{ tipo: 'pontual', n: com_prazo, onde: null } as const]
      : []),
    ...(sheets.length >= PEDE.jogo_limpo && isClean
      ? [{ tipo: 'jogo_limpo', n: sheets.length, onde: null } as const]
      : []),
    ...(unbeaten >= PEDE.sem_perder
      ? [{ tipo: 'sem_perder', n: unbeaten, onde: null } as const]
      : []),
    ...(won === undefined ? [] : [{ tipo: 'vitorias', n: won, onde: null } as const]),
  ];
}

/** Names of championships and ligas, newest first; matches oldest first, their championships by id. */
export type FeitosDaPessoa = {
  readonly jogos: readonly JogoPassado[];
  readonly titulos: readonly string[];
  readonly artilharias: readonly string[];
  readonly fundou: readonly string[];
  readonly nomeDe: (campeonato: string) => string;
};

const comNome = (tipo: TipoDeMarca, onde: readonly string[]): MarcaDaPessoa[] =>
  onde.length > 0 ? [{ tipo, n: onde.length, onde: onde[0] ?? null }] : [];

export function marcasDe(feitos: FeitosDaPessoa): MarcaDaPessoa[] {
  const unbeaten = invictosEm(feitos.jogos).toReversed().map(feitos.nomeDe);
  return [
    ...comNome('campeao', feitos.titulos),
    ...comNome('invicto', unbeaten),
    ...comNome('artilheiro', feitos.artilharias),
    ...porEscrito(feitos.jogos),
    ...comNome('fundador', feitos.fundou),
  ];
}
