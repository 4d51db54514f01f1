import type { Campeonato } from '#contract/campeonatos.ts';
import { ABAS, type Aba } from '#web/campeonato/endereco.ts';

export const temTabela = ({ fases }: Campeonato) => fases.some((fase) => 'tabela' in fase);
const temChave = ({ fases }: Campeonato) => fases.some((fase) => !('tabela' in fase));

const MANAGING = new Set(['editar', 'gerir_participantes', 'agendar', 'lancar_placar', 'excluir']);

/** Whether this visitor is one of its organisers. */
export const organiza = ({ acoes }: Campeonato) => acoes.some((acao) => MANAGING.has(acao));

/** Tabs that are about matches: until these are drawn there is nothing to count or to imagine. */
const DOS_JOGOS: readonly Aba[] = ['estatisticas', 'simulador'];

const temJogos = ({ resumo }: Campeonato) => resumo.jogos > 0;

/** Tabs that this championship has for this visitor. */
export function abasDe(campeonato: Campeonato): Aba[] {
  const hidden = new Set<Aba>();
  if (!temTabela(campeonato)) hidden.add('classificacao');
  if (!temChave(campeonato)) hidden.add('chaveamento');
  if (!temJogos(campeonato)) for (const aba of DOS_JOGOS) hidden.add(aba);
  if (!organiza(campeonato)) hidden.add('gerenciar');
  return ABAS.filter((aba) => !hidden.has(aba));
}
