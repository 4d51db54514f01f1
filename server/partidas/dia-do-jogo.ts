// Which day a match may be given, whether it is scheduled or put off.
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { type HorarioDaPartida, hasClash, hasLaterBefore } from './queries.ts';

type Dia = {
  readonly uuid: string;
  readonly campeonatoId: string;
  readonly agenda: HorarioDaPartida;
};

/** Two matches never share a venue at one time; `field` is where that is said. */
export async function requireVenue(
  tx: Tx,
  dia: Dia,
  field: 'estadio' | 'jogo_previsto_at',
): Promise<void> {
  if (!(await hasClash(tx, dia))) return;
  const key = 'campeonatos.agenda_conflito';
  throw new AppError('dados_invalidos', { validations: { [field]: { key } } });
}

/** A day that the calendar speaks against is possible, for somebody who was told. */
export async function requireAware(tx: Tx, { uuid, agenda }: Dia): Promise<void> {
  const { jogo_previsto_at: at, prazo_at } = agenda;
  if (!at) return;
  const isLate = prazo_at !== null && Date.parse(at) > Date.parse(prazo_at);
  if (!isLate && !(await hasLaterBefore(tx, { uuid, at }))) return;
  const key = isLate ? 'agenda.depois_do_prazo' : 'agenda.depois_da_fase';
  throw new AppError('estado_mudou', { text: { key }, data: { confirmar: true } });
}
