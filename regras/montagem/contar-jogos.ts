// How many matches settings come to, without making any of them: asked before the engine is, because thousands
// of teams in one table would keep it busy for minutes.
import type { Fase, FaseComTabela, FaseDe } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { quantosPassam } from './entrantes.ts';

const todosContraTodos = (count: number) => (count * (count - 1)) / 2;

/** `tamanhos`: of groups that somebody made by hand, which may be of any size; else they are even. */
function naTabela(fase: FaseComTabela, entram: number, tamanhos?: readonly number[]): number {
  if (fase.tipo === 'suico') return Math.floor(entram / 2) * fase.rodadas;
  if (fase.tipo === 'liga') return Math.floor((entram * fase.jogos) / 2);
  if (fase.tipo !== 'grupos') return todosContraTodos(entram) * fase.turnos;
  if (tamanhos)
    return tamanhos.reduce((sum, size) => sum + todosContraTodos(size), 0) * fase.turnos;
  const [least, larger] = [Math.floor(entram / fase.grupos), entram % fase.grupos];
  const all =
    larger * todosContraTodos(least + 1) + (fase.grupos - larger) * todosContraTodos(least);
  return all * fase.turnos;
}

/** Ties of each round, the first before the others: without entries of its own the best rest in it. */
function confrontosPorRodada(entram: number, entradas?: readonly number[]): number[] {
  const descansam = 2 ** Math.ceil(Math.log2(entram)) - entram;
  const chegam = entradas ?? [entram - descansam, descansam];
  const rodadas: number[] = [];
  let lados = chegam[0] ?? 0;
  while (lados > 1) {
    rodadas.push(lados / 2);
    lados = lados / 2 + (chegam[rodadas.length] ?? 0);
  }
  return rodadas;
}

function noMataMata(fase: FaseDe<'mata_mata'>, entram: number): number {
  const { pernas, pernas_final, pernas_por_etapa = [], terceiro_lugar, entradas } = fase;
  const [final = 0, ...antes] = confrontosPorRodada(entram, entradas).reverse();
  const jogos = antes.map((ties, back) => ties * (pernas_por_etapa[back] ?? pernas));
  const terceiro = terceiro_lugar && entram >= 4 ? 1 : 0;
  return jogos.reduce((sum, count) => sum + count, final * pernas_final + terceiro);
}

/** All but the champion leave after a second defeat. A second final is no match before it is needed. */
const naDuplaEliminacao = ({ pernas }: FaseDe<'dupla_eliminacao'>, entram: number) =>
  2 * (entram - 1) * pernas;

function naFase(fase: Fase, entram: number, tamanhos?: readonly number[]): number {
  if (temTabela(fase)) return naTabela(fase, entram, tamanhos);
  if (entram < 2) return 0;
  if (fase.tipo === 'dupla_eliminacao') return naDuplaEliminacao(fase, entram);
  return noMataMata(fase, entram);
}

export function contarJogos(
  fases: readonly Fase[],
  participantes: number,
  primeirosGrupos?: readonly number[],
): number {
  let entram = participantes;
  let jogos = 0;
  for (const [index, fase] of fases.entries()) {
    jogos += naFase(fase, entram, index === 0 ? primeirosGrupos : undefined);
    entram = quantosPassam(fase, entram);
  }
  return jogos;
}
