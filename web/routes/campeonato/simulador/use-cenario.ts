import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Palpites } from '#regras/cenario/palpite.ts';
import type { Inicio } from './carregar.ts';
import { digitadoDe, digitar, palpitesDe } from './digitado.ts';
import type { ComMotor } from './use-motor.ts';

/** The address follows what is typed, but not every key. */
const PAUSE_MS = 400;

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

/** The address of the page follows. */
export function useEnderecoDoCenario(
  pronto: ComMotor | null,
  palpites: Palpites,
  semente: number,
): void {
  useEffect(() => {
    if (!pronto) return;
    const show = () => pronto.motor.mostrarNoEndereco({ semente, palpites });
    const timer = setTimeout(show, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pronto, palpites, semente]);
}
