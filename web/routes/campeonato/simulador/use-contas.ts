import { useEffect, useRef, useState } from 'react';
import type { Palpites } from '#regras/cenario/palpite.ts';
import type { PerguntaDeContas, RespostaDeContas } from './contas.worker.ts';
import type { ComMotor } from './use-motor.ts';

/** While somebody types nothing is asked: the answer would be old before it came. */
const PAUSE_MS = 250;

type Question = PerguntaDeContas & { onAnswer(resposta: RespostaDeContas): void };

/** One question at a time; of those that wait, only the newest of each name is ever asked. */
function makeCounter() {
  const worker = new Worker(new URL('./contas.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<string, Question>();
  let current: Question | undefined;
  const next = () => {
    const [first] = waiting;
    if (current || !first) return;
    waiting.delete(first[0]);
    current = first[1];
    const { onAnswer: _, ...pergunta } = current;
    worker.postMessage(pergunta);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<RespostaDeContas>) => {
    const { onAnswer } = current ?? {};
    current = undefined;
    onAnswer?.(data);
    next();
  });
  return {
    ask(name: string, question: Question) {
      waiting.set(name, question);
      next();
    },
    stop: () => worker.terminate(),
  };
}

export type Contas = {
  /** Of the scenario, and of today without it. */
  readonly agora: RespostaDeContas | null;
  readonly hoje: RespostaDeContas | null;
  /** They belong to what was typed before. */
  readonly isOld: boolean;
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

export function useContas(
  ready: ComMotor | null,
  palpites: Palpites,
  semente: number,
  time: string,
): Contas {
  const pronto = useTouched() ? ready : null;
  const counter = useRef<ReturnType<typeof makeCounter> | null>(null);
  const [hoje, setHoje] = useState<RespostaDeContas | null>(null);
  const [agora, setAgora] = useState<RespostaDeContas | null>(null);
  const [asked, setAsked] = useState<unknown>(null);
  useEffect(() => {
    if (!pronto) return;
    const own = makeCounter();
    counter.current = own;
    return () => {
      own.stop();
      counter.current = null;
    };
  }, [pronto]);
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
  return { agora: agora ?? hoje, hoje, isOld: asked !== palpites };
}
