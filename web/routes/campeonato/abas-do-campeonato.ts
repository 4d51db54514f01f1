import type { Campeonato } from '#contract/campeonatos.ts';
import { ABAS, type Aba } from '#web/campeonato/endereco.ts';

export const temTabela = ({ fases }: Campeonato) => fases.some((fase) => 'tabela' in fase);
const temChave = ({ fases }: Campeonato) => fases.some((fase) => !('tabela' in fase));

const MANAGING = new Set(['editar', 'gerir_participantes', 'agendar', 'lancar_placar', 'excluir']);

/** Whether this visitor is one of its organisers. */
export const organiza = ({ acoes }: Campeonato) => acoes.some((acao) => MANAGING.has(acao));

/** What a tab needs; those that are not here are always there. */
const PRECISA: Partial<Record<Aba, (campeonato: Campeonato) => boolean>> = {
  classificacao: temTabela,
  chaveamento: temChave,
  gerenciar: organiza,
};

/** Tabs that this championship has for this visitor. */
export const abasDe = (campeonato: Campeonato): Aba[] =>
  ABAS.filter((aba) => PRECISA[aba]?.(campeonato) ?? true);
