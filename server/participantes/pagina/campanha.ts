// What each participant has done so far: where they stand, their record over all phases, their last five.

import type { Linha } from '#contract/classificacao.ts';
import type { CampanhaAteAqui } from '#contract/participante/campanha.ts';
import { matchCredits } from '#engine/match/match-result.ts';
import type { Credit } from '#engine/types.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { TERCEIRO } from '#regras/montagem/apelidos.ts';
import { walkoverInBracket } from '#regras/montagem/regras-do-motor.ts';
import { resultOf } from '#regras/montagem/resultado.ts';
import { acabou } from '#regras/participantes/status.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { ParticipanteRow } from '#server/participantes/queries.ts';
import {
  type ConfrontoNaFase,
  confrontosEm,
  estaEm,
  type FaseGuardada,
  type FasesGuardadas,
  linhaEm,
} from './fases-guardadas.ts';

type Saldo = Pick<CampanhaAteAqui, 'j' | 'v' | 'e' | 'd' | 'gp' | 'gc' | 'forma'>;

const NONE: Saldo = { j: 0, v: 0, e: 0, d: 0, gp: 0, gc: 0, forma: [] };
const LAST = 5;
const LETRAS = { win: 'v', draw: 'e', loss: 'd' } as const;
/** In a knockout nobody looks at points. */
const POINTS = { win: 3, draw: 1, loss: 0 };

const somar = (a: Saldo, b: Saldo): Saldo => ({
  ...{ j: a.j + b.j, v: a.v + b.v, e: a.e + b.e, d: a.d + b.d },
  ...{ gp: a.gp + b.gp, gc: a.gc + b.gc },
  forma: [...a.forma, ...b.forma].slice(-LAST),
});

const daLinha = ({ j, v, e, d, gp, gc, forma }: Linha): Saldo => ({ j, v, e, d, gp, gc, forma });

const doCredito = ({ result, goalsFor, goalsAgainst }: Credit): Saldo => ({
  ...{ j: 1, gp: goalsFor, gc: goalsAgainst },
  v: result === 'win' ? 1 : 0,
  e: result === 'draw' ? 1 : 0,
  d: result === 'loss' ? 1 : 0,
  forma: [LETRAS[result]],
});

/** Record of everybody in the knockouts; who was decided on penalties drew. */
function nasChaves({ partidas }: FasesGuardadas, { fases }: CampeonatoRow): Map<string, Saldo> {
  const counted = new Map<string, Saldo>();
  const add = (uuid: string | null, credit: Credit) => {
    if (uuid) counted.set(uuid, somar(counted.get(uuid) ?? NONE, doCredito(credit)));
  };
  for (const { fase, mandante, visitante, resultado, decisao } of partidas) {
    const result = decisao ?? resultado;
    const walkover = walkoverInBracket(fases, fase - 1);
    const credits = result && matchCredits(resultOf(result), { points: POINTS, walkover });
    if (!credits) continue;
    add(mandante, credits.home);
    add(visitante, credits.away);
  }
  return counted;
}

const isOpen = ({ situacao }: ConfrontoNaFase) => situacao === 'aguarda' || situacao === 'pronto';

/** The tie that tells how far they came: the match for the third place names nobody's end, once it is played. */
function ultimoConfronto(fase: FaseGuardada, uuid: string): ConfrontoNaFase | undefined {
  return confrontosEm(fase, uuid).findLast((tie) => tie.id !== TERCEIRO || isOpen(tie));
}

/** Lost their last tie, and no other one waits for them. */
function caiuNaChave(fase: FaseGuardada, uuid: string): boolean {
  if (confrontosEm(fase, uuid).some(isOpen)) return false;
  return ultimoConfronto(fase, uuid)?.vencedor !== uuid;
}

/** Did not get through a table that is over. The best of those behind may still get in. */
export function ficouNaTabela(
  fase: FaseGuardada,
  proxima: FaseGuardada | undefined,
  uuid: string,
): boolean {
  const { config, acabou: isOver } = fase;
  const found = linhaEm(fase, uuid);
  if (!proxima || !isOver || !found || !temTabela(config) || estaEm(proxima, uuid)) return false;
  const behind = found.linha.posicao - config.classificam;
  const isBest = config.tipo === 'grupos' && config.melhores > 0 && behind === 1;
  const isFilled = proxima.tabelas.length > 0 || proxima.confrontos.some(({ lados }) => lados[0]);
  return isBest ? isFilled : behind > 0;
}

type Inscrito = Pick<ParticipanteRow, 'uuid' | 'desistiu' | 'excluido'>;
type Onde = { readonly fase: FaseGuardada; readonly proxima: FaseGuardada | undefined };

function situacaoDe(
  { uuid, desistiu, excluido }: Inscrito,
  { estado, campeao_uuid }: CampeonatoRow,
  onde: Onde | undefined,
): CampanhaAteAqui['situacao'] {
  if (excluido) return 'excluido';
  if (desistiu) return 'desistiu';
  if (!onde) return 'inscrito';
  const { fase, proxima } = onde;
  if (linhaEm(fase, uuid)?.linha.situacao === 'excluido') return 'excluido';
  if (campeao_uuid === uuid) return 'campeao';
  const isOut = temTabela(fase.config)
    ? ficouNaTabela(fase, proxima, uuid)
    : caiuNaChave(fase, uuid);
  if (isOut) return 'eliminado';
  return campeao_uuid !== null || acabou(estado) ? 'termina' : 'joga';
}

/** The last phase that they are in; none before the draw. */
function ondeEsta({ fases }: FasesGuardadas, uuid: string): Onde | undefined {
  const index = fases.findLastIndex((fase) => estaEm(fase, uuid));
  const fase = fases[index];
  return fase && { fase, proxima: fases[index + 1] };
}

export function campanhasDe(
  campeonato: CampeonatoRow,
  guardado: FasesGuardadas,
  todos: readonly Inscrito[],
): ReadonlyMap<string, CampanhaAteAqui> {
  const knockouts = nasChaves(guardado, campeonato);
  return new Map(
    todos.map((quem) => {
      const { uuid } = quem;
      const lines = guardado.fases.flatMap((fase) => linhaEm(fase, uuid)?.linha ?? []);
      const inTables = lines.map(daLinha).reduce(somar, NONE);
      const onde = ondeEsta(guardado, uuid);
      const found = onde && linhaEm(onde.fase, uuid);
      const tie = onde && ultimoConfronto(onde.fase, uuid);
      return [
        uuid,
        {
          situacao: situacaoDe(quem, campeonato, onde),
          fase: onde?.fase.numero ?? 1,
          grupo: found?.tabela.grupo ?? null,
          posicao: found?.linha.posicao ?? null,
          etapa: tie ? (onde?.fase.etapas.get(tie.id) ?? null) : null,
          p: found?.linha.p ?? null,
          colocacao: null,
          lugares: null,
          ...somar(inTables, knockouts.get(uuid) ?? NONE),
        },
      ] as const;
    }),
  );
}

const AHEAD = ['campeao', 'termina', 'joga', 'inscrito', 'eliminado', 'excluido', 'desistiu'];

/** How many rounds of the bracket lie before theirs. */
function rodadasAntes({ fases }: FasesGuardadas, { fase, etapa }: CampanhaAteAqui): number {
  const names = [...new Set(fases[fase - 1]?.etapas.values())];
  return etapa === null ? 0 : names.indexOf(etapa);
}

/** Who got furthest first; in one table by their place there. */
export function porCampanha(
  guardado: FasesGuardadas,
  a: CampanhaAteAqui,
  b: CampanhaAteAqui,
): number {
  const isOut = ({ situacao }: CampanhaAteAqui) =>
    AHEAD.indexOf(situacao) > AHEAD.indexOf('inscrito') ? 1 : 0;
  // Still in, with a loss behind them.
  const isBelow = (one: CampanhaAteAqui) =>
    isOut(one) === 0 && one.etapa?.startsWith('repescagem') ? 1 : 0;
  const isFirst = ({ situacao }: CampanhaAteAqui) => (situacao === 'campeao' ? 0 : 1);
  return (
    isFirst(a) - isFirst(b) ||
    b.fase - a.fase ||
    (a.posicao === null ? isOut(a) - isOut(b) : 0) ||
    isBelow(a) - isBelow(b) ||
    rodadasAntes(guardado, b) - rodadasAntes(guardado, a) ||
    (a.grupo ?? '').localeCompare(b.grupo ?? '') ||
    (a.posicao ?? 0) - (b.posicao ?? 0) ||
    b.v - a.v ||
    b.gp - b.gc - (a.gp - a.gc)
  );
}
