// Where a championship stands, in a few words for cards and headers.
import type { Cartao } from '#contract/campeonatos.ts';
import type { Phase } from '#engine/competition.ts';
import type { TeamId } from '#engine/types.ts';
import { TERCEIRO } from '#regras/montagem/apelidos.ts';
import { etapaDaRodada, etapasDaChave } from '#regras/montagem/etapas.ts';
import { ehReserva } from '#regras/montagem/final-extra.ts';
import { feita } from '#regras/montagem/partida-feita.ts';
import { rodadaEmJogo } from '#regras/montagem/rodada-em-jogo.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { confrontosSemJogo } from './decisoes.ts';
import type { Estado } from './estado.ts';
import type { PartidaRow } from './queries.ts';

/** Whether a match will be played: no bye, no second final that nobody needs (yet). */
function realIn({ fases }: Estado): (partida: PartidaRow) => boolean {
  const unneeded = confrontosSemJogo(fases);
  const isNeeded = ({ fase, confronto }: PartidaRow) =>
    unneeded.size === 0 || !unneeded.has(`${fase} ${confronto}`);
  return (partida) => !ehFolga(partida) && !ehReserva(partida) && isNeeded(partida);
}

export const partidasReais = (estado: Estado): readonly PartidaRow[] =>
  estado.dados.partidas.filter(realIn(estado));

/** The last phase has matches, and each is done. It is asked at every result: the first that is open says no. */
function isLastOver(estado: Estado): boolean {
  const isReal = realIn(estado);
  const isOwn = (partida: PartidaRow) => partida.fase === estado.fases.length && isReal(partida);
  const { partidas } = estado.dados;
  return !partidas.some((one) => !feita(one) && isOwn(one)) && partidas.some(isOwn);
}

/** The winner of the last phase, once it is decided and nothing about it is pending. */
export function campeaoDe(estado: Estado): TeamId | null {
  const last = estado.fases.at(-1);
  if (last?.kind === 'knockout') return last.bracket.champion ?? null;
  const tables = last ? [...last.tables.values()] : [];
  const [first] = tables[0] ?? [];
  const isPaired = !hasRoundsToCome(estado.competicao.phases.at(-1));
  if (tables.length !== 1 || !first || first.pending || !isPaired) return null;
  return isLastOver(estado) ? first.team : null;
}

/** Swiss rounds are paired one at a time: the phase goes on although all its matches are over. */
export const hasRoundsToCome = (phase: Phase | undefined) =>
  phase?.kind === 'table' && phase.stage.toCome !== undefined;

const roundOf = ({ rodada }: PartidaRow) => rodada;

/** The match for the third place is in the round of the final, and does not name it. */
const namesRound = ({ confronto }: PartidaRow) => confronto !== TERCEIRO;

/** Without phases after one with rounds to be paired: how many matches are left before them, nobody knows. */
function partidasAlcancadas(estado: Estado): readonly PartidaRow[] {
  const pairing = estado.competicao.phases.findIndex(hasRoundsToCome) + 1;
  return partidasReais(estado).filter(({ fase }) => pairing === 0 || fase <= pairing);
}

const hasBoth = ({ mandante, visitante }: PartidaRow) => mandante !== null && visitante !== null;

function contada(partidas: readonly PartidaRow[]) {
  const open = partidas.filter((partida) => !feita(partida));
  const onTime = open.filter(({ estado }) => estado !== 'adiada');
  return {
    ...{ partidas, open },
    jogos: partidas.length,
    feitos: partidas.length - open.length,
    adiados: open.length - onTime.length,
    jogaveis: onTime.filter(hasBoth).length,
  };
}

/** The match that names the round being played. */
function partidaAtual(reached: readonly PartidaRow[]): PartidaRow | undefined {
  const rounds = Map.groupBy(reached, ({ fase, rodada }) => `${fase} ${rodada}`);
  const current = rodadaEmJogo([...rounds.values()].map(contada));
  if (!current) return undefined;
  const { partidas, open } = current;
  return open.find(namesRound) ?? open[0] ?? partidas.findLast(namesRound);
}

/** Both brackets of a double elimination name their round. The match for the third place does, as the last one left. */
function etapaCom(
  current: PartidaRow,
  inPhase: readonly PartidaRow[],
  etapas: ReadonlyMap<string, string>,
): string | null {
  const inRound = namesRound(current)
    ? inPhase.filter(({ rodada }) => rodada === current.rodada)
    : [current];
  return etapaDaRodada(inRound.map(({ confronto }) => etapas.get(confronto ?? '') ?? null));
}

/** `nome` is that of the champion, if there is one. */
export function resumoDe(estado: Estado, nome: string | null): Cartao['resumo'] {
  const real = partidasAlcancadas(estado);
  const open = real.filter((partida) => !feita(partida));
  const current = partidaAtual(real);
  const phase = estado.competicao.phases[(current?.fase ?? 1) - 1];
  const dates = open.flatMap(({ jogo_previsto_at }) => jogo_previsto_at ?? []).sort();
  const inPhase = real.filter(({ fase }) => fase === current?.fase);
  const etapas = phase?.kind === 'knockout' ? etapasDaChave(phase.bracket) : undefined;
  const fase = estado.dados.fases[(current?.fase ?? 1) - 1];
  const swissRounds = current && fase?.tipo === 'suico' ? fase.rodadas : undefined;
  return {
    rodada: current?.rodada ?? null,
    rodadas:
      swissRounds ?? (inPhase.reduce((last, one) => Math.max(last, roundOf(one)), 0) || null),
    etapa: current && etapas ? etapaCom(current, inPhase, etapas) : null,
    jogos: real.length,
    jogos_feitos: real.length - open.length,
    proximo_em: dates[0] ?? null,
    campeao: nome,
  };
}
