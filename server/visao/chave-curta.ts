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

/** Goals in the order of the sides: as added up when it was decided, else of what was played so far. */
function golsDe(guardado: ConfrontoNoQuadro | undefined, partidas: readonly PartidaRow[]) {
  // A leg that is void since then says nothing.
  const isVoid = (partida: PartidaRow) => partida.resultado === null && feita(partida);
  const legs = partidas.filter((partida) => !(ehExtra(partida) || isVoid(partida)));
  // Neither side came to the tie: 0 and 0 would be a score. The match that they had instead tells.
  if (legs.length > 0 && legs.every(faltaram)) {
    const last = partidas.findLast(({ resultado }) => resultado?.tipo === 'placar');
    return somaDe(last ? [last] : [], guardado);
  }
  if (guardado?.situacao === 'decidido' && guardado.agregado) return guardado.agregado;
  return somaDe(partidas, guardado);
}

function somaDe(partidas: readonly PartidaRow[], guardado: ConfrontoNoQuadro | undefined) {
  const sum: [number, number] = [0, 0];
  let played = 0;
  for (const { resultado, mandante } of partidas) {
    if (resultado?.tipo !== 'placar') continue;
    const isTurned = mandante !== guardado?.lados[0];
    sum[0] += isTurned ? resultado.visitante : resultado.mandante;
    sum[1] += isTurned ? resultado.mandante : resultado.visitante;
    played += 1;
  }
  return played > 0 ? sum : null;
}

function penaltisDe(
  { lados }: ConfrontoNoQuadro,
  partidas: readonly PartidaRow[],
): [number, number] | null {
  for (const { resultado, mandante } of partidas.toReversed()) {
    const shootout = resultado?.tipo === 'placar' ? resultado.penaltis : undefined;
    if (!shootout) continue;
    const [home, away] = shootout;
    return mandante === lados[0] ? [home, away] : [away, home];
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
  const hasShootout = guardado?.decidido_por === 'penaltis' || na_repescagem !== null;
  const lado = (index: 0 | 1) => {
    const participante = guardado?.lados[index] ?? null;
    return { participante, vaga: participante ? null : vagaEm(tie.slots[index]) };
  };
  return {
    id: tie.id,
    linha: linhas.get(tie.id) ?? 0,
    situacao: guardado?.situacao ?? 'aguarda',
    lados: [lado(0), lado(1)],
    gols: golsDe(guardado, matches),
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
