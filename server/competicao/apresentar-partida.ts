// From the row of a match to what a visitor receives.
import type { Partida } from '#contract/partidas.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { golsDoWo } from '#regras/montagem/regras-do-motor.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import type { Vaga } from '#regras/montagem/vaga.ts';
import type { PartidaRow } from './queries.ts';

function placarDe(resultado: Resultado | null): Partida['placar'] {
  if (resultado?.tipo !== 'placar') return null;
  const { mandante, visitante, prorrogacao = false, penaltis } = resultado;
  return { mandante, visitante, prorrogacao, penaltis: penaltis ? [...penaltis] : null };
}

/** By the rules of its phase, as the table and the bracket count it. */
function placarDoWo(
  resultado: Resultado | null,
  fases: readonly Fase[],
  fase: number,
): Partida['placar_wo'] {
  if (resultado?.tipo !== 'wo' || resultado.wo_de === 'ambos') return null;
  const gols = golsDoWo(fases, fase - 1);
  if (gols === null) return null;
  return resultado.wo_de === 'mandante' ? [0, gols] : [gols, 0];
}

/** What a withdrawal made of the match comes before what was entered. */
function estadoDe({ decisao, estado }: PartidaRow): Partida['estado'] {
  if (!decisao) return estado;
  return decisao.tipo === 'wo' ? 'wo' : 'cancelada';
}

/** Where somebody comes from is told only while they are not known. */
const ladoDe = (participante: string | null, vaga: Vaga): Partida['mandante'] => ({
  participante,
  vaga: participante ? null : vaga,
});

/** `fases`: of its championship. */
export function apresentarPartida(row: PartidaRow, fases: readonly Fase[]): Partida {
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
    wo_de: resultado?.tipo === 'wo' ? resultado.wo_de : null,
    placar_wo: placarDoWo(resultado, fases, row.fase),
    jogo_previsto_at: row.jogo_previsto_at,
    prazo_at: row.prazo_at,
    confirmado_at: row.confirmado_at,
    estadio: row.estadio,
    local: row.local,
    versao: row.versao,
  };
}
