// The rounds that lie between somebody and the title: from their open tie on, or from the place in the bracket that
// their position in the table leads to, if it ended as it is now.
import type { PaginaDoParticipante } from '#contract/participante/pagina.ts';
import type { BracketSlot, BracketTie } from '#engine/knockout/bracket.ts';
import { vagasEm } from '#server/chaveamento/o-que-falta.ts';
import {
  confrontosEm,
  type FaseGuardada,
  type FasesGuardadas,
  linhaEm,
} from './fases-guardadas.ts';

type Adiante = Pick<PaginaDoParticipante, 'adiante' | 'se_acabasse_hoje'>;
type EmJogo = Pick<PaginaDoParticipante['campanha'], 'situacao' | 'j'>;

const NOTHING: Adiante = { adiante: [], se_acabasse_hoje: false };

/** The match for the third place leads to no title, and a second final may not be needed. */
const countsIn = ({ bracket, onlyIfLost }: BracketTie) =>
  bracket !== 'third_place' && onlyIfLost === undefined;

/** A tie and the side of it that they come in by. */
type Entrada = { readonly tie: BracketTie; readonly side: number };

function entryBy(fase: FaseGuardada, fits: (slot: BracketSlot) => boolean): Entrada | undefined {
  for (const tie of fase.chave?.ties ?? []) {
    const side = countsIn(tie) ? tie.slots.findIndex(fits) : -1;
    if (side >= 0) return { tie, side };
  }
  return undefined;
}

const afterTie = (fase: FaseGuardada, id: string) =>
  entryBy(fase, (slot) => slot.kind === 'winner' && slot.tie === id);

function roundsFrom(fase: FaseGuardada, first: Entrada | undefined): Adiante['adiante'] {
  if (!fase.chave) return [];
  const rounds: Adiante['adiante'] = [];
  const guardados = new Map(fase.confrontos.map((tie) => [tie.id, tie]));
  const vagaEm = vagasEm(fase.chave, guardados);
  for (let at = first; at; at = afterTie(fase, at.tie.id)) {
    const { tie } = at;
    const other = at.side === 0 ? 1 : 0;
    const known = guardados.get(tie.id)?.lados[other] ?? null;
    rounds.push({
      fase: fase.numero,
      etapa: fase.etapas.get(tie.id) ?? '',
      adversario: { participante: known, vaga: vagaEm(tie.slots[other]) },
    });
  }
  return rounds;
}

/** The place in the bracket that a position leads to. */
const placeOf =
  (grupo: string | null, posicao: number) =>
  (slot: BracketSlot): boolean => {
    if (slot.kind === 'seed') return grupo === null && slot.seed === posicao;
    if (slot.kind !== 'group' || slot.position !== posicao) return false;
    return grupo === null || slot.group === grupo;
  };

/**
 * Where places go by the campaign, all groups together: if everybody in this position goes on, in which rounds is
 * known, against whom is not.
 */
function roundsOfBest(fase: FaseGuardada, posicao: number, groups: number): Adiante['adiante'] {
  const isBest = (slot: BracketSlot) => slot.kind === 'best' && slot.position === posicao;
  const entered = (fase.chave?.ties ?? []).flatMap(({ slots, round }) =>
    slots.filter(isBest).map(() => round),
  );
  if (entered.length < groups || new Set(entered).size !== 1) return [];
  const nobody = { participante: null, vaga: null };
  return roundsFrom(fase, entryBy(fase, isBest)).map((round) => ({ ...round, adversario: nobody }));
}

export function adianteDe(
  { fases }: FasesGuardadas,
  uuid: string,
  { situacao, j }: EmJogo,
): Adiante {
  if (situacao !== 'joga') return NOTHING;
  for (const fase of fases) {
    const open = confrontosEm(fase, uuid).find(
      (tie) => tie.situacao === 'aguarda' || tie.situacao === 'pronto',
    );
    if (open) return { ...NOTHING, adiante: roundsFrom(fase, afterTie(fase, open.id)) };
  }
  const index = fases.findLastIndex((fase) => linhaEm(fase, uuid));
  const table = fases[index];
  const found = table && linhaEm(table, uuid);
  const next = fases[index + 1];
  if (!found || !next?.chave || j === 0) return NOTHING;
  const { tabela, linha } = found;
  const place = entryBy(next, placeOf(tabela.grupo, linha.posicao));
  const adiante = place
    ? roundsFrom(next, place)
    : roundsOfBest(next, linha.posicao, table.tabelas.length);
  return { adiante, se_acabasse_hoje: adiante.length > 0 };
}
