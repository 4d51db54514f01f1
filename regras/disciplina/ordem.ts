// The order in which a team plays its matches, as far as it is known.

type JogoEmOrdem = {
  readonly fase: number;
  readonly rodada: number;
  readonly perna: number;
  readonly estado: string;
  readonly jogo_previsto_at: string | null;
  readonly resultado: unknown;
  readonly decisao: unknown;
};

const byRound = (a: JogoEmOrdem, b: JogoEmOrdem) =>
  a.fase - b.fase || a.rodada - b.rodada || a.perna - b.perna;

const isOver = ({ resultado, decisao }: JogoEmOrdem) => resultado !== null || decisao !== null;

const isPutOff = (jogo: JogoEmOrdem) =>
  !isOver(jogo) && jogo.estado === 'adiada' && jogo.jogo_previsto_at === null;

/**
 * What is over comes before what is not. Among each the day decides; a match without one stands behind that of the
 * round before, and one that was put off without a new day behind all others.
 */
export function naOrdemDosJogos<T extends JogoEmOrdem>(jogos: readonly T[]): T[] {
  let latest = 0;
  const dated = jogos.toSorted(byRound).map((jogo) => {
    if (isPutOff(jogo)) return { jogo, day: Number.MAX_SAFE_INTEGER };
    latest = jogo.jogo_previsto_at === null ? latest : Date.parse(jogo.jogo_previsto_at);
    return { jogo, day: latest };
  });
  const inDays = dated.sort((a, b) => a.day - b.day).map(({ jogo }) => jogo);
  return [...inDays.filter(isOver), ...inDays.filter((jogo) => !isOver(jogo))];
}
