// The status of a participant: the specification's table (section 4) and no other change. Plain data, so
// that buttons need no schemas in the browser.
import type { EstadoDoCampeonato } from '#regras/estados.ts';

export const STATUS = { pendente: 1, confirmado: 2, cancelado: 3, rejeitado: 4 } as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

/** Status options as the specification has them; labels are translated by `chave`. */
export const OPCOES_DE_STATUS = [
  { id: 1, chave: 'pendente', cor: 'warning', pode_mudar: [2, 3] },
  { id: 2, chave: 'confirmado', cor: 'success', pode_mudar: [1, 3] },
  { id: 3, chave: 'cancelado', cor: 'default', pode_mudar: [1, 2] },
  { id: 4, chave: 'rejeitado', cor: 'danger', pode_mudar: [] },
] as const satisfies readonly {
  id: Status;
  chave: keyof typeof STATUS;
  cor: string;
  pode_mudar: readonly Status[];
}[];

/** Rejecting is the organiser's own act, from pendente or confirmado, and final. */
export function podeMudarStatus(de: Status, para: Status): boolean {
  if (para === STATUS.rejeitado) return de === STATUS.pendente || de === STATUS.confirmado;
  const allowed: readonly Status[] = OPCOES_DE_STATUS[de - 1]?.pode_mudar ?? [];
  return allowed.includes(para);
}

/** Pending, and only the organisers can do something about it. */
export const aguardaAprovacao = (one: {
  readonly status: Status;
  readonly espera: number | null;
  readonly convidado: boolean;
}): boolean => one.status === STATUS.pendente && one.espera === null && !one.convidado;

/** Until the start people change their own team; then only who manages the entries does. */
export const podeEditarAEquipe = (estado: EstadoDoCampeonato): boolean =>
  estado === 'rascunho' || estado === 'inscricoes';

/** Nothing more is played. */
export const acabou = (estado: EstadoDoCampeonato): boolean =>
  estado === 'encerrado' || estado === 'cancelado';
