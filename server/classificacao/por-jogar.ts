import type { TeamId } from '#engine/types.ts';
import { feita } from '#regras/montagem/partida-feita.ts';
import type { Estado } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';

const byTime = (a: PartidaRow, b: PartidaRow) =>
  (a.jogo_previsto_at ?? '~').localeCompare(b.jogo_previsto_at ?? '~') || a.rodada - b.rodada;

/** Matches of somebody in a phase that are to be played, the next one first. */
export const porJogar = ({ dados }: Estado, fase: number, team: TeamId): readonly PartidaRow[] =>
  dados.partidas
    .filter(
      (partida) =>
        partida.fase === fase &&
        (partida.mandante === team || partida.visitante === team) &&
        !feita(partida),
    )
    .sort(byTime);
