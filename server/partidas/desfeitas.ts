// Results that a correction elsewhere undid: told with their scores, kept on their matches, and offered again
// when the same sides meet there after all.
import type { Jogado } from '#contract/mudanca/impacto.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import type { DadosDoCampeonato } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';

/** Who met, and how it ended. */
export function jogadoDe(partida: PartidaRow): Jogado {
  const { placar, wo_de } = apresentarPartida({ ...partida, decisao: null }, []);
  return { mandante: partida.mandante, visitante: partida.visitante, placar, wo_de };
}

/** A complaint about it is over with it, and nobody would ever decide it. */
const semReclamacao = ({
  estado,
  resultado,
}: Pick<PartidaRow, 'estado' | 'resultado'>): PartidaRow['estado'] =>
  estado === 'contestada' ? (resultado?.tipo === 'wo' ? 'wo' : 'confirmada') : estado;

/** The same match, remembering what it had before it lost its result. */
export function lembrando(partida: PartidaRow, antes: PartidaRow | undefined): PartidaRow {
  if (!antes?.resultado) return partida;
  const { mandante, visitante, resultado, cartoes } = antes;
  const estado = semReclamacao(antes);
  return { ...partida, desfeito: { mandante, visitante, resultado, estado, cartoes } };
}

const meetAgain = ({ desfeito, resultado, decisao, mandante, visitante }: PartidaRow) =>
  desfeito !== null &&
  !resultado &&
  !decisao &&
  mandante !== null &&
  mandante === desfeito.mandante &&
  visitante === desfeito.visitante;

/** What was said since, and waits for somebody, comes first. */
export const ehRestauravel = (partida: PartidaRow) =>
  meetAgain(partida) && (partida.estado === 'agendada' || partida.estado === 'adiada');

/** What it has again; builds before kept it as contested, too. */
export const devolvidoDe = (desfeito: NonNullable<PartidaRow['desfeito']>) => ({
  resultado: desfeito.resultado,
  estado: semReclamacao(desfeito),
});

const turnOf = ({ fase, rodada, perna }: PartidaRow) => [fase, rodada, perna] as const;

/** Those whose sides are again the ones that played, in the order in which they are played. */
export function queSeReencontram({ partidas }: DadosDoCampeonato): readonly PartidaRow[] {
  return partidas.filter(meetAgain).toSorted((a, b) => {
    const [one, other] = [turnOf(a), turnOf(b)];
    return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
  });
}

/** As a page shows it. */
export const antesDe = (partida: PartidaRow): Jogado =>
  jogadoDe({ ...partida, resultado: partida.desfeito?.resultado ?? null });
