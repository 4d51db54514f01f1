// A tie that goes to penalties when level must not be left without them: nobody would go on, in silence.
import { ehExtra, tipoDeExtra } from '#contract/montagem/jogo-extra.ts';
import { ONE_MATCH } from '#engine/knockout.ts';
import type { Result, TieRule } from '#engine/types.ts';
import { type DadosDoCampeonato, estadoDe } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';
import { comResultado } from './impacto.ts';

/** Where the rule asks for another match, the penalties come after that one. */
const endsOnPenalties = ({ deciders }: TieRule, jogo: Jogo) =>
  deciders.includes('penalties') && (ehExtra(jogo) || !tipoDeExtra(deciders));

type Jogo = Pick<PartidaRow, 'uuid' | 'fase' | 'confronto' | 'perna'>;

export function requireDecided(
  antes: DadosDoCampeonato,
  jogo: Jogo,
  resultado: Result | null,
): void {
  const { uuid, fase, confronto } = jogo;
  if (confronto === null || resultado?.kind !== 'played') return;
  const { dados, fases } = estadoDe(comResultado(antes, uuid, resultado));
  const phase = fases[fase - 1];
  const state =
    phase?.kind === 'knockout'
      ? phase.bracket.ties.find(({ tie }) => tie.id === confronto)
      : undefined;
  if (state?.status !== 'ready' || !endsOnPenalties(state.tie.rule ?? ONE_MATCH, jogo)) return;
  const legs = dados.partidas.filter((leg) => leg.fase === fase && leg.confronto === confronto);
  if (legs.some((leg) => !leg.resultado && !leg.decisao)) return;
  const key = 'campeonatos.penaltis_faltam';
  throw new AppError('dados_invalidos', { validations: { penaltis: { key } } });
}
