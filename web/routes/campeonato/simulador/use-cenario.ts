import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { Palpites } from '#regras/cenario/palpite.ts';
import type { Inicio } from './carregar.ts';
import { digitadoDe, digitar, palpitesDe } from './digitado.ts';
import type { ComMotor } from './use-motor.ts';

/** The address follows what is typed, but not every key. */
const PAUSE_MS = 400;

/** This page with the scenario in its address; without one where nothing is imagined. */
function enderecoCom(link: string | null): string {
  const url = new URL(location.href);
  if (link === null) url.searchParams.delete('cenario');
  else url.searchParams.set('cenario', link);
  return url.href;
}

/** To be sent to others: the invitation that somebody came by is theirs alone. */
const paraMandar = (link: string) => `${location.origin}${location.pathname}?cenario=${link}`;

export function useCenario(inicio: Inicio) {
  const [digitado, dispatch] = useReducer(digitar, inicio.palpites, digitadoDe);
  const [semente, setSemente] = useState(inicio.semente);
  const palpites = useMemo(() => palpitesDe(digitado), [digitado]);
  return {
    digitado,
    dispatch,
    palpites,
    semente,
    setSemente,
  };
}

export type Cenario = ReturnType<typeof useCenario>;

/** A page that is reloaded, or left and come back to, has its scenario still. Gives the address for others. */
export function useEnderecoDoCenario(
  pronto: ComMotor | null,
  palpites: Palpites,
  semente: number,
): () => string {
  const linkNow = useCallback(() => {
    const isEmpty = Object.keys(palpites).length === 0;
    return isEmpty || !pronto ? null : pronto.motor.linkDo({ semente, palpites });
  }, [pronto, palpites, semente]);
  useEffect(() => {
    if (!pronto) return;
    const show = () => history.replaceState(history.state, '', enderecoCom(linkNow()));
    const timer = setTimeout(show, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pronto, linkNow]);
  return useCallback(() => paraMandar(linkNow() ?? ''), [linkNow]);
}
