// A day that was saved and whose answer was lost is sent again by who set it: it stands already.
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { PartidaComCampeonato } from '#server/competicao/queries.ts';
import { acharEnvio, type Envio } from './envios.ts';
import type { HorarioDaPartida } from './queries.ts';

const instant = (at: string | null) => (at === null ? null : Date.parse(at));

export const isSameTime = (one: string | null, other: string | null) =>
  instant(one) === instant(other);

const isSameAgenda = (one: HorarioDaPartida, other: HorarioDaPartida) =>
  isSameTime(one.jogo_previsto_at, other.jogo_previsto_at) &&
  isSameTime(one.prazo_at, other.prazo_at) &&
  one.estadio === other.estadio &&
  one.local === other.local;

type Enviada = { readonly versao: number; readonly agenda: HorarioDaPartida };

export const envioDaAgenda = (partida: string, { versao, agenda }: Enviada): Envio => ({
  ...{ partida, versao },
  tipo: 'agenda',
  pedido: agenda,
});

/** Whether this person set just this, on the version that they send again, and nothing came after. */
export async function isAgendamentoRepetido(
  escrita: Escrita,
  partida: PartidaComCampeonato,
  sent: Enviada,
): Promise<boolean> {
  if (partida.versao === sent.versao || !isSameAgenda(partida, sent.agenda)) return false;
  return (await acharEnvio(escrita, envioDaAgenda(partida.uuid, sent))) !== undefined;
}
