// The list of participants as the screen needs it: counted and searched.

import type { Participante } from '#contract/participantes.ts';
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import { OPCOES_DE_STATUS, type Status } from '#regras/participantes/status.ts';

export type Shown = { readonly status: Status | null; readonly busca: string };

export const ALL: Shown = { status: null, busca: '' };

export const STATUS_IDS: readonly Status[] = OPCOES_DE_STATUS.map(({ id }) => id);

export const statusName = (status: Status) => OPCOES_DE_STATUS[status - 1]?.chave ?? 'pendente';

const TONES = { warning: 'warn', success: 'ok', default: 'neutral', danger: 'bad' } as const;

export const statusTone = (status: Status) => TONES[OPCOES_DE_STATUS[status - 1]?.cor ?? 'default'];

/** Words in any order, without accents; a queue stands in its order, behind the others. */
export function shownOf(list: readonly Participante[], { status, busca }: Shown): Participante[] {
  const words = chaveDoNome(busca).split(' ').filter(Boolean);
  const matches = ({ nome, time_nome, gamertag, sigla }: Participante) => {
    const text = chaveDoNome([nome, time_nome, gamertag, sigla].filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  };
  return list
    .filter((one) => (status === null || one.status === status) && matches(one))
    .sort((a, b) => (a.espera ?? 0) - (b.espera ?? 0));
}

export const teamOf = ({ time_nome, nome }: Pick<Participante, 'time_nome' | 'nome'>) =>
  time_nome ?? nome;
