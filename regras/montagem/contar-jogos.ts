// How many matches settings come to, without making any of them: asked before the engine is, because thousands
// of teams in one table would keep it busy for minutes.
import type { Fase, FaseComTabela } from '#regras/configuracao/fases.ts';
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

/** Of a bracket its ties count: second legs and a third place are few beside what is refused. */
export function contarJogos(
  fases: readonly Fase[],
  participantes: number,
  primeirosGrupos?: readonly number[],
): number {
  let entram = participantes;
  let jogos = 0;
  for (const [index, fase] of fases.entries()) {
    const tamanhos = index === 0 ? primeirosGrupos : undefined;
    jogos += temTabela(fase) ? naTabela(fase, entram, tamanhos) : Math.max(0, entram - 1);
    entram = quantosPassam(fase, entram);
  }
  return jogos;
}
