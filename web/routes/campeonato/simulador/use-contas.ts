import { useEffect, useMemo, useRef, useState } from 'react';
import type { Palpites } from '#regras/cenario/palpite.ts';
import type { Contas } from './contador.ts';
import type { PartesDasContas } from './contas.ts';
import type { RespostaDeContas } from './contas.worker.ts';
import type { ComMotor } from './use-motor.ts';

/** While somebody types nothing is asked: the answer would be old before it came. */
const PAUSE_MS = 250;

type Counter = ReturnType<PartesDasContas['makeCounter']>;

export type ContasNaTela = Contas & {
  /** What draws them; not here until somebody touches the page. */
  readonly partes: PartesDasContas | null;
};

const NOTHING: Palpites = {};

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether somebody has touched the page: what costs data and battery waits for that. */
function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const touch = () => {
      stop.abort();
      setTouched(true);
    };
    const options = { passive: true, signal: stop.signal };
    for (const sign of SIGNS) addEventListener(sign, touch, options);
    return () => stop.abort();
  }, []);
  return isTouched;
}

function usePartes(): PartesDasContas | null {
  const isTouched = useTouched();
  const [partes, setPartes] = useState<PartesDasContas | null>(null);
  useEffect(() => {
    if (!isTouched) return;
    const bring = async () => setPartes((await import('./contas.ts')).contas);
    // Without them the tables are there still; a reload brings them.
    bring().catch(() => undefined);
  }, [isTouched]);
  return partes;
}

export function useContas(
  ready: ComMotor | null,
  palpites: Palpites,
  semente: number,
  time: string,
): ContasNaTela {
  const partes = usePartes();
  const pronto = partes ? ready : null;
  const counter = useRef<Counter | null>(null);
  const [hoje, setHoje] = useState<RespostaDeContas | null>(null);
  const [agora, setAgora] = useState<RespostaDeContas | null>(null);
  const [asked, setAsked] = useState<unknown>(null);
  useEffect(() => {
    if (!pronto || !partes) return;
    const own = partes.makeCounter();
    counter.current = own;
    return () => {
      own.stop();
      counter.current = null;
    };
  }, [pronto, partes]);
  useEffect(() => {
    if (!pronto) return;
    const today = { dados: pronto.dados, palpites: NOTHING, semente, time };
    counter.current?.ask('hoje', { ...today, onAnswer: setHoje });
  }, [pronto, semente, time]);
  useEffect(() => {
    if (!pronto) return;
    const onAnswer = (resposta: RespostaDeContas) => {
      setAgora(resposta);
      setAsked(palpites);
    };
    const timer = setTimeout(() => {
      counter.current?.ask('agora', { dados: pronto.dados, palpites, semente, time, onAnswer });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pronto, palpites, semente, time]);
  const isOld = asked !== palpites;
  // The same while somebody types: what draws it is not drawn again at each key.
  return useMemo(
    () => ({ agora: agora ?? hoje, hoje, isOld, partes }),
    [agora, hoje, isOld, partes],
  );
}
