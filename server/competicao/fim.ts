// Whether a championship has come to its end, and if nobody is champion, why.
import type { MotivoSemCampeao } from '#contract/campeonato/campeao.ts';
import type { TeamId } from '#engine/types.ts';
import { feita } from '#regras/montagem/partida-feita.ts';
import { empatesDe } from './empates.ts';
import type { Estado } from './estado.ts';
import { campeaoDe, hasRoundsToCome, partidasReais } from './resumo.ts';

export type Fim = {
  readonly campeao: TeamId | null;
  /** Why nobody is champion. */
  readonly motivo: MotivoSemCampeao | null;
  /** Matches that are still to be played. */
  readonly abertos: number;
  /** Those whose order only lots or an extra match can tell. */
  readonly empatados: readonly TeamId[];
};

/** Of a championship with nothing left to play. */
function motivoDe({ fases }: Estado, empatados: readonly TeamId[]): MotivoSemCampeao {
  const last = fases.at(-1);
  if (last?.kind === 'table') return last.tables.size > 1 ? 'grupos' : 'empate';
  if (empatados.length > 0) return 'empate';
  return last?.bracket.champion === null ? 'wo_duplo' : 'decisao';
}

export function fimDe(estado: Estado): Fim {
  const campeao = campeaoDe(estado);
  const real = partidasReais(estado);
  const abertos = real.filter((partida) => !feita(partida)).length;
  const toCome = estado.competicao.phases.some(hasRoundsToCome);
  const isOpen = abertos > 0 || toCome || real.length === 0;
  // With a champion, who is level in a phase before has come to nothing.
  const asked = campeao ? [estado.fases.length] : estado.fases.map((_, index) => index + 1);
  const empatados = asked.flatMap((fase) => empatesDe(estado, fase)?.empatados ?? []);
  const motivo = campeao ? null : isOpen ? 'jogos' : motivoDe(estado, empatados);
  return { campeao, motivo, abertos, empatados };
}
