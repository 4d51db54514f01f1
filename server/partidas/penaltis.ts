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

const refusal = (key: 'penaltis_faltam' | 'penaltis_faltam_jogo' | 'penaltis_sobram') =>
  new AppError('dados_invalidos', { validations: { penaltis: { key: `campeonatos.${key}` } } });

function requireInTable(
  { fases }: DadosDoCampeonato,
  { fase }: JogoDoConfronto,
  placar: ResultadoComPlacar,
): void {
  const config = fases[fase - 1];
  const isDue =
    config !== undefined && vaiAosPenaltis(config) && placar.mandante === placar.visitante;
  if (isDue && !placar.penaltis) throw refusal('penaltis_faltam_jogo');
  if (!isDue && placar.penaltis) throw refusal('penaltis_sobram');
}

function requireInTie(
  partidas: DadosDoCampeonato['partidas'],
  ties: readonly TieState[],
  jogo: JogoDoConfronto,
): void {
  const { fase, confronto } = jogo;
  const state = ties.find(({ tie }) => tie.id === confronto);
  if (state?.status !== 'ready' || !endsOnPenalties(state.tie.rule ?? ONE_MATCH, jogo)) return;
  const legs = partidas.filter((leg) => leg.fase === fase && leg.confronto === confronto);
  if (!legs.every(feita)) return;
  throw refusal('penaltis_faltam');
}

/** `estado` is the championship with this result. */
export function requireDecided(
  estado: Estado,
  jogo: JogoDoConfronto,
  resultado: Resultado | null,
): void {
  if (resultado?.tipo !== 'placar') return;
  const { dados, fases } = estado;
  const phase = fases[jogo.fase - 1];
  if (phase?.kind !== 'knockout') {
    requireInTable(dados, jogo, resultado);
    return;
  }
  const decision = phase.results.get(jogo.confronto ?? '')?.decidedBy;
  if (resultado.penaltis && decision !== 'penalties') throw refusal('penaltis_sobram');
  requireInTie(decidir(estado), phase.bracket.ties, jogo);
}
