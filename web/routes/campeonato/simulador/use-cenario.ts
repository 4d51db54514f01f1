import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Inicio } from './carregar.ts';
import { digitadoDe, digitar, palpitesDe } from './digitado.ts';
import type { ComMotor } from './use-motor.ts';

const MAIOR_SEMENTE = 999_999;
/** The address follows what is typed, but not every key. */
const PAUSE_MS = 400;

const novaSemente = () => 1 + Math.floor(Math.random() * MAIOR_SEMENTE);

/** The address of this scenario; without one where nothing is imagined. */
function enderecoCom(link: string | null): string {
  const url = new URL(location.href);
  if (link === null) url.searchParams.delete('cenario');
  else url.searchParams.set('cenario', link);
  return url.href;
}

export function useCenario(inicio: Inicio) {
  const [digitado, dispatch] = useReducer(digitar, inicio.palpites, digitadoDe);
  const [semente, setSemente] = useState(inicio.semente);
  const palpites = useMemo(() => palpitesDe(digitado), [digitado]);
  return {
    digitado,
    dispatch,
    palpites,
    semente,
    outraSemente: () => setSemente(novaSemente()),
  };
}

export type Cenario = ReturnType<typeof useCenario>;

/** A page that is reloaded, or left and come back to, has its scenario still. */
export function useEnderecoDoCenario(pronto: ComMotor | null, cenario: Cenario): () => string {
  const { palpites, semente } = cenario;
  const isEmpty = Object.keys(palpites).length === 0;
  const address = () =>
    enderecoCom(isEmpty || !pronto ? null : pronto.motor.linkDo({ semente, palpites }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `address` is made anew at every drawing
  useEffect(() => {
    if (!pronto) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', address()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pronto, palpites, semente]);
  return address;
}
