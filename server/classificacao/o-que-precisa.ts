// What somebody needs from their next match, for the first view: which result settles an aim by itself, and which aim
// a defeat would end. Only what the engine proves for every score of the kind is said.
import type { Precisa } from '#contract/visao.ts';
import type { TeamId } from '#engine/types.ts';
import type { FaseComTabela } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import {
  alvosDe,
  type Disputa,
  isProved,
  isTooEarly,
  type LugarBuscado,
  metaDe,
} from '#regras/montagem/metas.ts';
import type { Estado } from '#server/competicao/estado.ts';
import { stageOf } from '#server/competicao/linhas.ts';
import { porJogar } from './por-jogar.ts';

type Necessidade = Precisa['metas'][number];

/** To win the group is an aim of its own where more than one of it goes on. */
function alvosNaVisao(
  fase: FaseComTabela,
  isLast: boolean,
): readonly LugarBuscado<Necessidade['alvo']>[] {
  const usual = alvosDe(fase, isLast);
  const isOpen = fase.tipo === 'grupos' && !isLast && fase.classificam > 1;
  return isOpen ? [...usual, { alvo: 'primeiro', legenda: null, ate: 1 }] : usual;
}

/** Where a draw goes to penalties for points, there is no draw to speak of. */
const hasDraws = ({ stage: { rules } }: Disputa) =>
  rules.points.shootoutWin === undefined && rules.points.shootoutLoss === undefined;

function bastaDe(disputa: Disputa, ate: number): Necessidade['basta'] {
  const certain = { ate, state: 'certain' } as const;
  if (hasDraws(disputa) && isProved(disputa, certain, 'empate')) return 'empate';
  return isProved(disputa, certain, 'vitoria') ? 'vitoria' : null;
}

function necessidadeDe(
  disputa: Disputa,
  alvo: LugarBuscado<Necessidade['alvo']>,
): readonly Necessidade[] {
  return metaDe(disputa, alvo).map((meta) => {
    const isOpen = meta.estado === 'possivel';
    return {
      ...meta,
      basta: isOpen ? bastaDe(disputa, alvo.ate) : null,
      derrota_acaba: isOpen && isProved(disputa, { ate: alvo.ate, state: 'impossible' }, 'derrota'),
    };
  });
}

/** Null where there is no table, nothing is left to play, or it is too early to prove anything. */
export function oQuePrecisa(estado: Estado, number: number, team: TeamId): Precisa | null {
  const { dados, competicao, fases } = estado;
  const index = number - 1;
  const [fase, phase, state] = [dados.fases[index], competicao.phases[index], fases[index]];
  if (!fase || !temTabela(fase) || phase?.kind !== 'table' || state?.kind !== 'table') return null;
  const rows = [...state.tables.values()].find((table) => table.some((row) => row.team === team));
  const own = rows?.find((row) => row.team === team);
  const coming = porJogar(estado, number, team);
  const [first] = coming;
  if (!rows || !own || own.struckOff || !first) return null;
  const stage = stageOf(phase, state);
  const next = coming.flatMap(({ uuid }) => stage.matches.find(({ id }) => id === uuid) ?? []);
  const only = rows.map((row) => row.team);
  const disputa: Disputa = { stage, team, only, next };
  if (isTooEarly(disputa)) return null;
  const metas = alvosNaVisao(fase, number === fases.length)
    .filter(({ ate }) => ate >= 1 && ate < only.length)
    .flatMap((alvo) => necessidadeDe(disputa, alvo));
  const adversario = first.mandante === team ? first.visitante : first.mandante;
  return metas.length > 0 && adversario ? { partida: first.uuid, adversario, metas } : null;
}
