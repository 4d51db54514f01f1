import type { PerguntaDeContas, RespostaDeContas } from './contas.worker.ts';

export type Contas = {
  /** Of the scenario, and of today without it. */
  readonly agora: RespostaDeContas | null;
  readonly hoje: RespostaDeContas | null;
  /** They belong to what was typed before. */
  readonly isOld: boolean;
};

type Question = PerguntaDeContas & { onAnswer(resposta: RespostaDeContas): void };

/** One question at a time; of those that wait, only the newest of each name is ever asked. */
export function makeCounter() {
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
