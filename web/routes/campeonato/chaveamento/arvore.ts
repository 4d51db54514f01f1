// Where each tie of a bracket stands when it is drawn as a tree. A tie stands between the two that feed
// it, so connectors never cross, whatever the byes.
import type { Confronto } from '#contract/chaveamento.ts';
import type { Partida } from '#contract/partidas.ts';
import { ehExtra } from '#regras/montagem/jogo-extra.ts';
import { temGolsParaSomar } from '#web/campeonato/chave/soma.ts';
import { figuresOf } from '#web/components/match/match-state.ts';

export type No = {
  readonly confronto: Confronto;
  readonly coluna: number;
  /** From the top, in heights of a tie. */
  readonly linha: number;
};

type Coluna = { readonly etapa: string; readonly nos: readonly No[] };

export type SecaoDaChave = {
  readonly nome: 'principal' | 'repescagem' | 'final';
  readonly colunas: readonly Coluna[];
  readonly linhas: number;
  readonly ligacoes: readonly { readonly de: No; readonly para: No }[];
};

/** Rows of the ties of a section: leaves from top to bottom, the others halfway between their feeders. */
function linhasDe(ties: readonly Confronto[]): ReadonlyMap<string, number> {
  const own = new Map(ties.map((tie) => [tie.id, tie]));
  const feeds = new Set(ties.flatMap(({ alimentado_por }) => alimentado_por));
  const rows = new Map<string, number>();
  let leaves = 0;
  const place = (tie: Confronto): number => {
    const known = rows.get(tie.id);
    if (known !== undefined) return known;
    const below = tie.alimentado_por.flatMap((id) => own.get(id) ?? []).map(place);
    const row = below.length > 0 ? below.reduce((sum, at) => sum + at, 0) / below.length : leaves++;
    rows.set(tie.id, row);
    return row;
  };
  for (const root of ties.filter(({ id }) => !feeds.has(id))) place(root);
  return rows;
}

/** Re-seeded rounds have no feeders: each is a list of its own. */
function emListas(ties: readonly Confronto[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  return new Map(
    ties.map(({ id, etapa }) => {
      const at = counts.get(etapa) ?? 0;
      counts.set(etapa, at + 1);
      return [id, at];
    }),
  );
}

function secaoDe(nome: SecaoDaChave['nome'], ties: readonly Confronto[]): SecaoDaChave {
  const etapas = [...new Set(ties.map(({ etapa }) => etapa))];
  const isFed = ties.some(({ alimentado_por }) => alimentado_por.length > 0);
  const rows = isFed ? linhasDe(ties) : emListas(ties);
  const nos = ties.map(
    (confronto): No => ({
      confronto,
      coluna: etapas.indexOf(confronto.etapa),
      linha: rows.get(confronto.id) ?? 0,
    }),
  );
  const known = new Map(nos.map((no) => [no.confronto.id, no]));
  return {
    nome,
    colunas: etapas.map((etapa, coluna) => ({
      etapa,
      nos: nos.filter((no) => no.coluna === coluna).sort((a, b) => a.linha - b.linha),
    })),
    linhas: 1 + Math.max(0, ...nos.map(({ linha }) => linha)),
    ligacoes: nos.flatMap((para) =>
      para.confronto.alimentado_por.flatMap((id) => {
        const de = known.get(id);
        return de ? [{ de, para }] : [];
      }),
    ),
  };
}

/** A single elimination is one tree; a double one is two, with the final apart. */
export function secoesDe(confrontos: readonly Confronto[]): SecaoDaChave[] {
  const shown = confrontos.filter(
    ({ situacao, chave }) => situacao !== 'desnecessario' && chave !== 'terceiro_lugar',
  );
  const of = (...names: Confronto['chave'][]) => shown.filter(({ chave }) => names.includes(chave));
  const losers = of('repescagem');
  if (losers.length === 0) return [secaoDe('principal', shown)];
  return [
    secaoDe('principal', of('principal')),
    secaoDe('repescagem', losers),
    secaoDe('final', of('final')),
  ];
}

/** 'wo': neither side came to that match, and 0 would be a score; null where it is to be played. */
export type GolsNaChave = number | 'wo' | null;

function golsEm(partida: Partida, own: string | null): GolsNaChave {
  if (partida.wo_de === 'ambos') return 'wo';
  const shown = figuresOf(partida);
  if (!shown || own === null) return null;
  return shown.goals[partida.mandante.participante === own ? 0 : 1];
}

/** Goals of the side in each leg. */
export function golsDoLado({ partidas, lados }: Confronto, index: 0 | 1): GolsNaChave[] {
  const legs = partidas.filter((partida) => !ehExtra(partida));
  return legs.map((leg) => golsEm(leg, lados[index].participante));
}

/** Goals of the side in the last match beyond the legs; undefined where there is none. */
export function golsNoExtra({ partidas, lados }: Confronto, index: 0 | 1) {
  const last = partidas.findLast(ehExtra);
  return last && golsEm(last, lados[index].participante);
}

/** The sum of the legs, as the engine has it; undefined where there is nothing to add up. */
export function somaDoLado(confronto: Confronto, index: 0 | 1): GolsNaChave | undefined {
  const legs = confronto.partidas.filter((partida) => !ehExtra(partida));
  if (legs.some(temGolsParaSomar)) return confronto.agregado?.[index];
  // A leg that is void says nothing.
  const counted = legs.filter(({ estado }) => estado !== 'cancelada');
  const isMissed = counted.length > 0 && counted.every(({ wo_de }) => wo_de === 'ambos');
  return isMissed ? 'wo' : undefined;
}

/** Penalties of the side, where they decided. */
export function penaltisDoLado(confronto: Confronto, index: 0 | 1): number | null {
  const { partidas, lados, decidido_por } = confronto;
  if (decidido_por !== 'penaltis') return null;
  const last = partidas.findLast(({ placar }) => placar?.penaltis);
  const shootout = last?.placar?.penaltis;
  if (!last || !shootout) return null;
  return shootout[last.mandante.participante === lados[index].participante ? 0 : 1];
}
