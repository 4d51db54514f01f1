import { useEffect, useState } from 'react';
import type { EfeitosComNomes } from '#contract/participante/efeitos.ts';
import { type ApiCall, ApiError } from '#web/api/api.ts';
import { quietApi } from '#web/api/api-browser.ts';

type Foreseen = Promise<{ readonly data: EfeitosComNomes }>;

const PAUSE_MS = 250;

function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { warning, validations = {} } = error.body ?? {};
  return warning ?? Object.values(validations).flat()[0] ?? null;
}

/**
 * What a change would move, worked out by the server before it is made. `key` tells one question from another:
 * a new one is asked once it rests, and the last answer stays until the next is there. No key, no question.
 */
export function useEfeitos(key: string | null, ask: (api: ApiCall) => Foreseen) {
  const [found, setFound] = useState<{ key: string; efeitos: EfeitosComNomes } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is asked
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask(quietApi).then(
        ({ data }) => {
          if (!isCurrent) return;
          setFound({ key, efeitos: data });
          setProblem(null);
        },
        (error: unknown) => {
          if (!isCurrent) return;
          setFound(null);
          setProblem(refusalOf(error));
        },
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  const efeitos = key === null ? null : (found?.efeitos ?? null);
  return { efeitos, problem, isCurrent: found !== null && found.key === key };
}
