// The columns of a sheet of results, by the words that people put over them in Portuguese and English.
import { celulas } from '#regras/participantes/lista-em-celulas.ts';
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';

const WORDS = {
  mandante: [
    ...['mandante', 'casa', 'time mandante', 'time da casa', 'equipe mandante', 'time 1', 'time a'],
    ...['equipe 1', 'equipe a', 'jogador 1', 'home', 'home team', 'hometeam', 'team 1', 'team a'],
    ...['player 1', 'host'],
  ],
  visitante: [
    ...['visitante', 'fora', 'time visitante', 'time de fora', 'equipe visitante', 'time 2'],
    ...['time b', 'equipe 2', 'equipe b', 'jogador 2', 'away', 'away team', 'awayteam', 'team 2'],
    ...['team b', 'player 2', 'guest', 'visitor'],
  ],
  gols_mandante: [
    ...['gols mandante', 'gols do mandante', 'gols casa', 'placar mandante', 'placar casa', 'gm'],
    ...['gols 1', 'gols time 1', 'placar 1', 'home goals', 'home score', 'goals home', 'hg'],
    ...['score home', 'score 1', 'goals 1', 'fthg'],
  ],
  gols_visitante: [
    ...['gols visitante', 'gols do visitante', 'gols fora', 'placar visitante', 'placar fora'],
    ...['gv', 'gols 2', 'gols time 2', 'placar 2', 'away goals', 'away score', 'goals away', 'ag'],
    ...['score away', 'score 2', 'goals 2', 'ftag'],
  ],
  placar: ['placar', 'resultado', 'placar final', 'score', 'result', 'final score', 'ft', 'gols'],
  penaltis: ['penaltis', 'penalti', 'penalties', 'pens', 'pen', 'shootout', 'penalty shootout'],
  penaltis_mandante: [
    ...['penaltis mandante', 'penaltis do mandante', 'penaltis casa', 'pen mandante', 'penaltis 1'],
    ...['home penalties', 'home pens', 'penalties home', 'pens home'],
  ],
  penaltis_visitante: [
    ...['penaltis visitante', 'penaltis do visitante', 'penaltis fora', 'pen visitante'],
    ...['penaltis 2', 'away penalties', 'away pens', 'penalties away', 'pens away'],
  ],
  wo: ['wo', 'w o', 'wo de', 'w o de', 'quem faltou', 'ausente', 'walkover', 'absent', 'no show'],
  prorrogacao: ['prorrogacao', 'extra time', 'aet', 'et'],
  rodada: ['rodada', 'rod', 'jornada', 'round', 'matchday', 'match day', 'week', 'semana'],
  fase: ['fase', 'etapa', 'phase', 'stage'],
  data: ['data', 'dia', 'date', 'day'],
  hora: ['hora', 'horario', 'time', 'hour', 'kick off', 'kickoff'],
} as const;

export type ColunaDaPlanilha = keyof typeof WORDS;

const BY_WORD: ReadonlyMap<string, ColunaDaPlanilha> = new Map(
  (Object.keys(WORDS) as ColunaDaPlanilha[]).flatMap((coluna) =>
    WORDS[coluna].map((word): [string, ColunaDaPlanilha] => [word, coluna]),
  ),
);

export type CabecalhoDaPlanilha = {
  readonly delimitador: string;
  /** Where each column stands; those with other words are nobody's. */
  readonly onde: ReadonlyMap<ColunaDaPlanilha, number>;
};

export const DELIMITADORES = ['\t', ';', ',', '|'] as const;

/** The columns that a line names, if both sides and their goals are among them. */
export function cabecalhoDe(line: string): CabecalhoDaPlanilha | null {
  for (const delimitador of DELIMITADORES) {
    const onde = new Map<ColunaDaPlanilha, number>();
    for (const [at, cell] of celulas(line, delimitador).entries()) {
      const coluna = BY_WORD.get(chaveDoNome(cell));
      if (coluna && !onde.has(coluna)) onde.set(coluna, at);
    }
    const hasScore =
      onde.has('placar') || (onde.has('gols_mandante') && onde.has('gols_visitante'));
    if (onde.has('mandante') && onde.has('visitante') && hasScore) return { delimitador, onde };
  }
  return null;
}
