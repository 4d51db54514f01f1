// What may still change about the phases once their matches are made, and what a change asks for. Harmless
// settings stay open; rules that a table is counted by change with a preview and a reason; what makes matches
// changes only for a knockout that has not begun; the rest is fixed by the draw.
import type { Fase } from './fases.ts';
import { temTabela } from './formato.ts';
import { mesmoValor } from './mesmo-valor.ts';

/** Words and colours around a table, and how long a match takes: nothing is counted by them. */
const INOFENSIVOS = ['nome', 'zonas', 'duracao_minutos'];

/** Counted again from the results that are there. */
const CONTAGEM = ['tabela', 'comparacao'];

/** How the ties of a knockout are decided. */
const DECISAO = ['desempate', 'gols_fora', 'wo_gols', 'wo_elimina', 'wo_duplo'];

/** Make or take matches of a knockout. */
const JOGOS = ['pernas', 'pernas_final', 'pernas_por_etapa', 'terceiro_lugar'];

export type Comecadas = readonly number[];

function abertosDaFase(fase: Fase, isBegun: boolean): readonly string[] {
  if (temTabela(fase)) return [...INOFENSIVOS, ...CONTAGEM];
  return isBegun ? INOFENSIVOS : [...INOFENSIVOS, ...DECISAO, ...JOGOS];
}

/** Paths of the settings that stay open. `comecadas`: phases with a result, from 1. */
export const abertosDe = (fases: readonly Fase[], comecadas: Comecadas): string[] =>
  fases.flatMap((fase, index) =>
    abertosDaFase(fase, comecadas.includes(index + 1)).map((name) => `fases.${index}.${name}`),
  );

type Campos = Readonly<Record<string, unknown>>;

const camposDiferentes = (antes: Campos, depois: Campos) =>
  [...new Set([...Object.keys(antes), ...Object.keys(depois)])].filter(
    (name) => !mesmoValor(antes[name], depois[name]),
  );

export type MudancaDasFases = {
  /** Something is among them that the draw fixed. */
  readonly isFixed: boolean;
  /** How a table is counted changes: places may move. */
  readonly conta: boolean;
  /** Anything that the rules tell changes, not only a name or a zone. */
  readonly regras: boolean;
  /** Phases whose matches are made anew, from 1. */
  readonly refazer: readonly number[];
};

/** What changes between the phases as they are and as somebody wants them. */
export function mudancaDasFases(
  antes: readonly Fase[],
  depois: readonly Fase[],
  comecadas: Comecadas,
): MudancaDasFases {
  const names = antes.map((fase, index) => camposDiferentes(fase, depois[index] ?? {}));
  const isFixed =
    antes.length !== depois.length ||
    names.some((changed, index) => {
      const fase = antes[index] as Fase;
      const open = abertosDaFase(fase, comecadas.includes(index + 1));
      return changed.some((name) => !open.includes(name));
    });
  const has = (list: readonly string[]) => (changed: readonly string[]) =>
    changed.some((name) => list.includes(name));
  return {
    isFixed,
    conta: names.some(has(CONTAGEM)),
    regras: names.some((changed) => changed.some((name) => !INOFENSIVOS.includes(name))),
    refazer: names.flatMap((changed, index) => (has(JOGOS)(changed) ? [index + 1] : [])),
  };
}
