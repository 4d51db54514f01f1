// The format of a championship, as people name it, from its phases.
import type { Fase, FaseComChave, FaseComTabela } from './fases.ts';
import type { FORMATOS } from './opcoes.ts';

type NomeDoFormato = (typeof FORMATOS)[number];

/** The first phase names it: groups with a knockout is 'grupos', a league phase with one is 'liga'. */
export function formatoDe(fases: readonly Pick<Fase, 'tipo'>[]): NomeDoFormato {
  return fases[0]?.tipo ?? 'pontos_corridos';
}

export const temTabela = (fase: Fase): fase is FaseComTabela => 'tabela' in fase;

/** A draw in its table goes to penalties, which give points of their own. */
export const vaiAosPenaltis = (fase: Fase): boolean =>
  temTabela(fase) && fase.tabela.pontos.vitoria_penaltis !== undefined;

/** A level tie of its bracket goes on after the match. */
export const temProrrogacao = (fase: Fase): boolean =>
  !temTabela(fase) && fase.desempate.includes('prorrogacao');

/** Those that stay level in its table play an extra match, and no lots are drawn. */
export const desempataNoJogo = (fase: Fase): boolean =>
  temTabela(fase) &&
  fase.tabela.criterios.find((criterio) => criterio === 'sorteio' || criterio === 'jogo_extra') ===
    'jogo_extra';

/** Whether any tie has a return match. */
export const temVolta = (fase: FaseComChave) =>
  fase.pernas === 2 ||
  (fase.tipo === 'mata_mata' &&
    (fase.pernas_final === 2 || fase.pernas_por_etapa?.includes(2) === true));
