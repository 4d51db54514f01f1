// The way into a championship from anywhere on its page: the form opens by the address, for who may fill it in.
import { useLocation, useSearchParams } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { loginPath } from '#web/session/access.ts';
import { useUser } from '#web/session/user.ts';
import { openVerification } from '#web/session/verification.ts';
import { WANTS } from './quer-entrar.ts';

export const isOpen = ({ estado, inscricao, resumo }: Campeonato, now: number): boolean =>
  estado === 'inscricoes' &&
  resumo.jogos === 0 &&
  (inscricao.fecha_em === null || Date.parse(inscricao.fecha_em) > now);

/** To the login and back, with the form open. */
export function useLoginToEnter(): string {
  const { pathname, search } = useLocation();
  const back = new URLSearchParams(search);
  back.set(WANTS, '1');
  return loginPath(`${pathname}?${back}`);
}

type Entrada = { readonly to: string } | { readonly press: () => void };

/** Null for who is in, waits for an answer, or came to take over a name; and when entries are closed. */
export function useComoEntrar(campeonato: Campeonato, now: number): Entrada | null {
  const user = useUser();
  const login = useLoginToEnter();
  const [search, setSearch] = useSearchParams();
  const mine = campeonato.minha_inscricao;
  const isIn = mine !== null && mine.status !== STATUS.cancelado;
  if (isIn || search.has('assumir') || !isOpen(campeonato, now)) return null;
  if (!user) return { to: login };
  if (!user.email_verified_at) return { press: openVerification };
  const ask = () => {
    const next = new URLSearchParams(search);
    next.set(WANTS, '1');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { press: ask };
}
