// The bracket of a phase in short: three rounds of it, each tie in two lines.
import type { Visao } from '#contract/visao.ts';
import type { Bracket, BracketTie } from '#engine/knockout/bracket.ts';
import type { TieId } from '#engine/types.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { alimentadoPor, etapasDaChave } from '#regras/montagem/etapas.ts';
import { ehExtra } from '#regras/montagem/jogo-extra.ts';
import { feita } from '#regras/montagem/partida-feita.ts';
import { naRepescagemDe, vagasEm } from '#server/chaveamento/o-que-falta.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { type ColunaDaChave, janelaDe, linhasDe } from './janela-da-chave.ts';

type Trecho = Visao['chave'][number];
type ConfrontoCurto = Trecho['colunas'][number]['confrontos'][number];

/** As it is kept beside the matches. */
type ConfrontoNoQuadro = Pick<ConfrontoCurto, 'id' | 'situacao' | 'vencedor' | 'decidido_por'> & {
  readonly lados: readonly [string | null, string | null];
  readonly agregado: [number, number] | null;
};

export type QuadroDaChave = {
  readonly campeao?: string | null;
  readonly confrontos?: readonly ConfrontoNoQuadro[];
};

const isOpen = (tie: ConfrontoNoQuadro | undefined) =>
  tie === undefined || tie.situacao === 'aguarda' || tie.situacao === 'pronto';

/** A second final is shown once it is needed. */
function isShown({ bracket, onlyIfLost }: BracketTie, guardado: ConfrontoNoQuadro | undefined) {
  if (bracket === 'third_place' || guardado?.situacao === 'desnecessario') return false;
  return !onlyIfLost || guardado?.situacao === 'pronto' || guardado?.situacao === 'decidido';
}

const faltaram = ({ resultado }: PartidaRow) =>
  resultado?.tipo === 'wo' && resultado.wo_de === 'ambos';

const temGols = ({ decisao, resultado }: PartidaRow) => {
  const counts = decisao ?? resultado;
  return counts?.tipo === 'placar' || (counts?.tipo === 'wo' && counts.wo_de !== 'ambos');
};

/** In the order of the sides. */
const doLado = (
  { lados }: ConfrontoNoQuadro,
  { mandante }: PartidaRow,
  [home, away]: readonly [number, number],
): [number, number] => (mandante === lados[0] ? [home, away] : [away, home]);

/** The legs, as the engine adds them up. */
function golsDe(guardado: ConfrontoNoQuadro, partidas: readonly PartidaRow[]) {
  if (partidas.some((partida) => !ehExtra(partida) && temGols(partida))) return guardado.agregado;
  // There is nothing to add, and 0 and 0 would be a score. The match that they had instead tells.
  const extra = partidas.findLast(({ resultado }) => resultado?.tipo === 'placar');
  if (extra?.resultado?.tipo !== 'placar') return null;
  const { mandante, visitante } = extra.resultado;
  return doLado(guardado, extra, [mandante, visitante]);
}

function penaltisDe(guardado: ConfrontoNoQuadro, partidas: readonly PartidaRow[]) {
  for (const partida of partidas.toReversed()) {
    const { resultado } = partida;
    const shootout = resultado?.tipo === 'placar' ? resultado.penaltis : undefined;
    if (shootout) return doLado(guardado, partida, shootout);
  }
  return null;
}

type DaChave = {
  readonly guardados: ReadonlyMap<TieId, ConfrontoNoQuadro>;
  readonly partidas: ReadonlyMap<TieId | null, readonly PartidaRow[]>;
  readonly linhas: ReadonlyMap<TieId, number>;
  readonly vagaEm: ReturnType<typeof vagasEm>;
  readonly naRepescagem: ReturnType<typeof naRepescagemDe>;
};

function curto(
  tie: BracketTie,
  next: ColunaDaChave | undefined,
  { guardados, partidas, linhas, vagaEm, naRepescagem }: DaChave,
): ConfrontoCurto {
  const guardado = guardados.get(tie.id);
  const matches = partidas.get(tie.id) ?? [];
  const coming = matches.find((partida) => !feita(partida));
  const target = next?.ties.find((other) => alimentadoPor(other).includes(tie.id));
  const na_repescagem = naRepescagem(tie.id);
  const hasShootout = guardado?.decidido_por === 'penaltis';
  const lado = (index: 0 | 1) => {
    const participante = guardado?.lados[index] ?? null;
    return { participante, vaga: participante ? null : vagaEm(tie.slots[index]) };
  };
  return {
    id: tie.id,
    linha: linhas.get(tie.id) ?? 0,
    situacao: guardado?.situacao ?? 'aguarda',
    lados: [lado(0), lado(1)],
    gols: guardado ? golsDe(guardado, matches) : null,
    penaltis: guardado && hasShootout ? penaltisDe(guardado, matches) : null,
    decidido_por: guardado?.decidido_por ?? null,
    vencedor: guardado?.vencedor ?? null,
    na_repescagem,
    para: (target && linhas.get(target.id)) ?? null,
    partida: (coming ?? matches.at(-1))?.uuid ?? null,
    quando: coming?.jogo_previsto_at ?? null,
  };
}

/** A single elimination is one tree; a double one is two, of which the main one ends in the final. */
function partesDe(ties: readonly BracketTie[]) {
  const losers = ties.filter(({ bracket }) => bracket === 'losers');
  const main = ties.filter(({ bracket }) => bracket !== 'losers');
  return [
    { chave: 'principal', ties: main } as const,
    ...(losers.length > 0 ? [{ chave: 'repescagem', ties: losers } as const] : []),
  ];
}

type Pedido = {
  readonly bracket: Bracket;
  readonly quadro: QuadroDaChave;
  /** Matches of the ties asked for. */
  listar(confrontos: readonly TieId[]): Promise<PartidaRow[]>;
};

export async function chaveCurta({ bracket, quadro, listar }: Pedido) {
  const etapas = etapasDaChave(bracket);
  const guardados = new Map((quadro.confrontos ?? []).map((tie) => [tie.id, tie]));
  const vagaEm = vagasEm(bracket, guardados);
  const naRepescagem = naRepescagemDe(bracket, guardados);
  const isReady = (id: TieId) => guardados.get(id)?.lados.every((side) => side !== null) === true;
  const shown = bracket.ties.filter((tie) => isShown(tie, guardados.get(tie.id)));
  const janelas = partesDe(shown).map(({ chave, ties }) => ({
    chave,
    ...janelaDe({ ties, etapas, isOpen: (id) => isOpen(guardados.get(id)), isReady }),
  }));
  const ids = janelas.flatMap(({ colunas }) =>
    colunas.flatMap(({ ties }) => ties.map(({ id }) => id)),
  );
  const rows = await listar(ids);
  const partidas = Map.groupBy(rows, ({ confronto }) => confronto);
  const naChave = { guardados, partidas, vagaEm, naRepescagem };
  const trechos = janelas.map(({ chave, colunas, parcial }): Trecho => {
    const linhas = linhasDe(colunas);
    return {
      chave,
      parcial,
      colunas: colunas.map(({ etapa, ties }, index) => ({
        etapa,
        confrontos: ties
          .map((tie) => curto(tie, colunas[index + 1], { ...naChave, linhas }))
          .sort((a, b) => a.linha - b.linha),
      })),
    };
  });
  return { trechos, rows };
}

/** Ties that neither side turned up for, where lots decide. */
export function aSortear(
  fase: Fase | undefined,
  trechos: readonly Trecho[],
  rows: readonly PartidaRow[],
): string[][] {
  if (!fase || !('wo_duplo' in fase) || fase.wo_duplo !== 'sorteio') return [];
  return trechos
    .flatMap(({ colunas }) => colunas.flatMap(({ confrontos }) => confrontos))
    .filter(({ situacao, id }) => {
      const own = rows.filter(({ confronto }) => confronto === id);
      return situacao === 'pronto' && own.some(faltaram) && own.every(feita);
    })
    .map(({ lados }) => lados.flatMap(({ participante }) => participante ?? []));
}
