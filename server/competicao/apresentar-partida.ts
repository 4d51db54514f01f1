// From the row of a match to what a visitor receives.
import type { Partida } from '#contract/partidas.ts';
import type { Result } from '#engine/types.ts';
import type { PartidaRow } from './queries.ts';

function placarDe(result: Result | null): Partida['placar'] {
  if (!result || !('score' in result) || !result.score) return null;
  const penalties = result.kind === 'played' ? result.penalties : undefined;
  return {
    mandante: result.score.home,
    visitante: result.score.away,
    prorrogacao: result.kind === 'played' && result.extraTime === true,
    penaltis: penalties ? [penalties.home, penalties.away] : null,
  };
}

function woDe(result: Result | null): Partida['wo_de'] {
  if (result?.kind === 'double_walkover') return 'ambos';
  if (result?.kind !== 'walkover') return null;
  return result.winner === 'home' ? 'visitante' : 'mandante';
}

/** What a withdrawal made of the match comes before what was entered. */
function estadoDe({ decisao, estado }: PartidaRow): Partida['estado'] {
  if (!decisao) return estado;
  return decisao.kind === 'walkover' || decisao.kind === 'double_walkover' ? 'wo' : 'cancelada';
}

/** Where somebody comes from is told only while they are not known. */
const ladoDe = (participante: string | null, vaga: unknown): Partida['mandante'] => ({
  participante,
  vaga: participante ? null : vaga,
});

export function apresentarPartida(row: PartidaRow): Partida {
  const { mandante, visitante, vaga_mandante, vaga_visitante } = row;
  const resultado = row.decisao ?? row.resultado;
  return {
    uuid: row.uuid,
    fase: row.fase,
    grupo: row.grupo,
    rodada: row.rodada,
    confronto: row.confronto,
    perna: row.perna,
    mandante: ladoDe(mandante, vaga_mandante),
    visitante: ladoDe(visitante, vaga_visitante),
    estado: estadoDe(row),
    placar: placarDe(resultado),
    wo_de: woDe(resultado),
    jogo_previsto_at: row.jogo_previsto_at,
    prazo_at: row.prazo_at,
    confirmado_at: row.confirmado_at,
    estadio: row.estadio,
    local: row.local,
    versao: row.versao,
  };
}
