// Where the rules send what is level to penalties they must be there: in silence nobody would go on, or two
// would share the points of one. Where they decide nothing they must not: the match would name another winner.

import type { TieState } from '#engine/knockout/bracket.ts';
import { ONE_MATCH } from '#engine/knockout/single-elimination.ts';
import type { TieRule } from '#engine/types.ts';
import { vaiAosPenaltis } from '#regras/configuracao/formato.ts';
import { ehExtra, tipoDeExtra } from '#regras/montagem/jogo-extra.ts';
import { feita } from '#regras/montagem/partida-feita.ts';
import type { Resultado, ResultadoComPlacar } from '#regras/montagem/resultado.ts';
import { decidir } from '#server/competicao/decisoes.ts';
import type { DadosDoCampeonato, Estado } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';

/** Where the rule asks for another match, the penalties come after that one. */
const endsOnPenalties = ({ deciders }: TieRule, jogo: JogoDoConfronto) =>
  deciders.includes('penalties') && (ehExtra(jogo) || !tipoDeExtra(deciders));

type JogoDoConfronto = Pick<PartidaRow, 'uuid' | 'fase' | 'confronto' | 'perna'>;

type RecusaDosPenaltis = 'penaltis_faltam' | 'penaltis_faltam_jogo' | 'penaltis_sobram';

function recusaNaTabela(
  { fases }: DadosDoCampeonato,
  { fase }: JogoDoConfronto,
  placar: ResultadoComPlacar,
): RecusaDosPenaltis | null {
  const config = fases[fase - 1];
  const isDue =
    config !== undefined && vaiAosPenaltis(config) && placar.mandante === placar.visitante;
  if (isDue && !placar.penaltis) return 'penaltis_faltam_jogo';
  return !isDue && placar.penaltis ? 'penaltis_sobram' : null;
}

/** Nobody has won it; or both dropped from it, and nobody has the place that they play for. */
const isOpen = ({ status, winner, loser }: TieState) =>
  status === 'ready' || (status === 'decided' && winner === null && loser === undefined);

function recusaNoConfronto(
  partidas: DadosDoCampeonato['partidas'],
  ties: readonly TieState[],
  jogo: JogoDoConfronto,
): RecusaDosPenaltis | null {
  const { fase, confronto, perna } = jogo;
  const state = ties.find(({ tie }) => tie.id === confronto);
  if (!state || !isOpen(state) || !endsOnPenalties(state.tie.rule ?? ONE_MATCH, jogo)) return null;
  const legs = partidas.filter((leg) => leg.fase === fase && leg.confronto === confronto);
  // They are kicked after the last leg: the correction of an earlier one leaves a task to the organisation.
  const isLast = legs.every((leg) => leg.perna <= perna);
  return isLast && legs.every(feita) ? 'penaltis_faltam' : null;
}

/** `estado` is the championship with this result. */
export function recusaDosPenaltis(
  estado: Estado,
  jogo: JogoDoConfronto,
  resultado: Resultado | null,
): RecusaDosPenaltis | null {
  if (resultado?.tipo !== 'placar') return null;
  const { dados, fases } = estado;
  const phase = fases[jogo.fase - 1];
  if (phase?.kind !== 'knockout') return recusaNaTabela(dados, jogo, resultado);
  const decision = phase.results.get(jogo.confronto ?? '')?.decidedBy;
  if (resultado.penaltis && decision !== 'penalties') return 'penaltis_sobram';
  return recusaNoConfronto(decidir(estado), phase.bracket.ties, jogo);
}

export function requireDecided(
  estado: Estado,
  jogo: JogoDoConfronto,
  resultado: Resultado | null,
): void {
  const key = recusaDosPenaltis(estado, jogo, resultado);
  if (!key) return;
  throw new AppError('dados_invalidos', {
    validations: { penaltis: { key: `campeonatos.${key}` } },
  });
}

/** Whether another leg of its tie is still to be played: then nobody knows whether there are penalties. */
export function esperaOutraPerna({ dados }: Estado, jogo: JogoDoConfronto): boolean {
  const { uuid, fase, confronto } = jogo;
  if (confronto === null) return false;
  return dados.partidas.some(
    (leg) => leg.fase === fase && leg.confronto === confronto && leg.uuid !== uuid && !feita(leg),
  );
}

/** The same result, without penalties that turn out to decide nothing. */
export function comPenaltisQueCabem(
  estado: Estado,
  jogo: JogoDoConfronto,
  resultado: Resultado | null,
): Resultado | null {
  if (recusaDosPenaltis(estado, jogo, resultado) !== 'penaltis_sobram') return resultado;
  if (resultado?.tipo !== 'placar') return resultado;
  const { penaltis: _, ...placar } = resultado;
  return placar;
}
