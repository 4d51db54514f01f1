// What a bracket says beside who won: what came of a tie that neither side turned up for, what decides one whose
// matches are over, why nobody comes to a place, and among whom lots still have the word.
import type { Confronto, Espera } from '#contract/chaveamento.ts';
import type { Partida } from '#contract/partidas.ts';
import {
  type Bracket,
  type BracketSlot,
  emptiedBy,
  type TieState,
} from '#engine/knockout/bracket.ts';
import type { TieRule } from '#engine/types.ts';
import { ehExtra } from '#regras/montagem/jogo-extra.ts';
import { SITUACAO, WO_DUPLO_NA_CHAVE } from '#regras/montagem/palavras.ts';
import { FOLGA, type Vaga, vagaDe } from '#regras/montagem/vaga.ts';

export type ConfrontoGuardado = Pick<
  Confronto,
  'id' | 'situacao' | 'agregado' | 'vencedor' | 'decidido_por'
> & {
  lados: [string | null, string | null];
  ninguem_desce?: true;
};

const isDone = ({ placar, wo_de, estado }: Partida) =>
  placar !== null || wo_de !== null || estado === 'cancelada';

const faltaram = ({ wo_de }: Partida) => wo_de === 'ambos';

type Situacao = Pick<ConfrontoGuardado, 'situacao' | 'vencedor'>;

/** Null where somebody turned up, or another match has told them apart. */
export function woDuploDe(
  { situacao, vencedor }: Situacao,
  partidas: readonly Partida[],
  rule: TieRule | undefined,
): Confronto['wo_duplo'] {
  const isOver = situacao === 'decidido';
  if (!partidas.some(faltaram) || (isOver && vencedor !== null)) return null;
  const again = partidas.filter(ehExtra);
  if (isOver && again.some(faltaram)) return 'eliminados';
  const rest = WO_DUPLO_NA_CHAVE[rule?.doubleWalkover ?? 'both_out'];
  if (isOver) return rest === 'repescagem' ? rest : 'eliminados';
  const waits = rest === 'sorteio' || rest === 'novo_jogo';
  return situacao === 'pronto' && waits && partidas.filter(faltaram).some(isLeg) ? rest : null;
}

const isLeg = (partida: Partida) => !ehExtra(partida);

/** Every match is over and nobody has won. */
export function faltaEm(
  { situacao }: Situacao,
  partidas: readonly Partida[],
  rule: TieRule | undefined,
): Confronto['falta'] {
  if (situacao !== 'pronto' || partidas.length === 0 || !partidas.every(isDone)) return null;
  if (rule?.doubleWalkover === 'lots' && partidas.some(faltaram)) return 'sorteio';
  if (rule?.deciders.includes('penalties')) return 'penaltis';
  return rule?.deciders.includes('better_campaign') ? 'campanha' : null;
}

const STATUS = {
  aguarda: 'waiting',
  pronto: 'ready',
  decidido: 'decided',
  passa_direto: 'free_pass',
  desnecessario: 'unneeded',
} as const satisfies Record<Confronto['situacao'], TieState['status']>;

type LadosEVencedor = Pick<ConfrontoGuardado, 'situacao' | 'vencedor'> & {
  readonly lados: readonly [string | null, string | null];
  /** Of two who dropped together neither plays on. */
  readonly ninguem_desce?: true;
};

/** Which tie left nobody for a place; undefined where a rest was drawn, or somebody may still come. */
export function esvaziadoPor(
  { ties }: Bracket,
  guardados: ReadonlyMap<string, LadosEVencedor>,
): (slot: BracketSlot) => string | undefined {
  const known = new Map(ties.map((tie) => [tie.id, tie]));
  const stateOf = (id: string): TieState | undefined => {
    const [tie, kept] = [known.get(id), guardados.get(id)];
    if (!tie || !kept) return undefined;
    const { vencedor: winner, situacao, lados: teams, ninguem_desce } = kept;
    const loser = winner === null ? undefined : teams.find((team) => team !== winner);
    const isOut = winner === null && (ninguem_desce || tie.rule?.doubleWalkover !== 'both_drop');
    return { tie, teams, status: STATUS[situacao], winner, loser: isOut ? null : loser };
  };
  const isOver = ({ situacao }: LadosEVencedor) =>
    situacao === SITUACAO.decided || situacao === SITUACAO.free_pass;
  return (slot) => {
    const before = 'tie' in slot ? guardados.get(slot.tie) : undefined;
    return before && isOver(before) ? emptiedBy(slot, stateOf) : undefined;
  };
}

/** Where somebody comes from; nobody where a tie that both sides lost left the place empty for good. */
export function vagasEm(
  bracket: Bracket,
  guardados: ReadonlyMap<string, LadosEVencedor>,
): (slot: BracketSlot) => Vaga {
  const emptied = esvaziadoPor(bracket, guardados);
  return (slot) => (emptied(slot) === undefined ? vagaDe(slot) : FOLGA);
}

/** Of a tie that both dropped from: who won their match for the place in the lower bracket, and plays on there. */
export function naRepescagemDe(
  { ties }: Bracket,
  guardados: ReadonlyMap<string, LadosEVencedor>,
): (id: string) => string | null {
  return (id) => {
    const own = guardados.get(id);
    if (own?.situacao !== SITUACAO.decided || own.vencedor !== null) return null;
    const isPlace = (slot: BracketSlot) => slot.kind === 'loser' && slot.tie === id;
    const next = ties.find(({ slots }) => slots.some(isPlace));
    return (next && guardados.get(next.id)?.lados[next.slots.findIndex(isPlace)]) ?? null;
  };
}

/** Those one of whom takes the place, as soon as lots or a match tell which. */
export function entreQuem(slot: BracketSlot, esperas: readonly Espera[]): string[] {
  const place = slot.kind === 'seed' ? slot.seed : 'position' in slot ? slot.position : 0;
  const group = slot.kind === 'group' ? slot.group : null;
  const found = esperas.find(
    ({ grupo, posicao, confronto, participantes }) =>
      confronto === null &&
      slot.kind !== 'best' &&
      grupo === group &&
      place >= posicao &&
      place < posicao + participantes.length,
  );
  return found?.participantes ?? [];
}
