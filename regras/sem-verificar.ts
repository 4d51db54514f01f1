// What somebody may run whose e-mail is not confirmed yet: a championship for who gets the link, of names that
// they typed. Drafts are theirs alone, so they may be anything. What speaks to other people (invitations,
// announcements, open entries) asks for a confirmed address in the contract of each call.
import type { EstadoDoCampeonato } from './estados.ts';

export const MAIS_NOMES_SEM_VERIFICAR = 32;

export type Pretendido = {
  readonly estado: EstadoDoCampeonato;
  readonly visibilidade: 'publico' | 'nao_listado' | 'privado';
  readonly nomes: number;
};

export function precisaVerificar({ estado, visibilidade, nomes }: Pretendido): boolean {
  if (estado === 'rascunho' || estado === 'cancelado') return false;
  if (estado === 'inscricoes') return true;
  return visibilidade !== 'nao_listado' || nomes > MAIS_NOMES_SEM_VERIFICAR;
}
