// A day that was saved and whose answer was lost is sent again by who set it: it stands already.
import { isDeepStrictEqual } from 'node:util';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { PartidaComCampeonato } from '#server/competicao/queries.ts';
import { findUltimaAgenda, type HorarioDaPartida } from './queries.ts';

const instant = (at: string | null) => (at === null ? null : Date.parse(at));

export const isSameTime = (one: string | null, other: string | null) =>
  instant(one) === instant(other);

const isSameAgenda = (one: HorarioDaPartida, other: HorarioDaPartida) =>
  isSameTime(one.jogo_previsto_at, other.jogo_previsto_at) &&
  isSameTime(one.prazo_at, other.prazo_at) &&
  one.estadio === other.estadio &&
  one.local === other.local;

/** Whether this person set just this, on the version that they send again, and nothing came after. */
export async function isAgendamentoRepetido(
  { tx, quem }: Escrita,
  partida: PartidaComCampeonato,
  sent: { readonly versao: number; readonly agenda: HorarioDaPartida },
): Promise<boolean> {
  if (partida.versao === sent.versao || !isSameAgenda(partida, sent.agenda)) return false;
  const last = await findUltimaAgenda(tx, partida);
  if (!last || last.usuario_uuid === null || last.usuario_uuid !== quem.user?.uuid) return false;
  return last.antes.versao === sent.versao && isDeepStrictEqual(last.depois, sent.agenda);
}
