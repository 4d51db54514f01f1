// A change that the page shows at once. What the error catalogue does not tell, the form shows.
import { useState } from 'react';
import { type ApiCall, ApiError } from '#web/api/api.ts';
import { quietApi, showFailure } from '#web/api/api-browser.ts';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';

const problemOf = (error: unknown): string | null =>
  error instanceof ApiError
    ? (Object.values(error.body?.validations ?? {}).flat()[0] ?? null)
    : null;

/** What the server wants to hear a yes to before it makes the change. */
export function questionOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const data = error.body?.data as { confirmar?: boolean } | undefined;
  return data?.confirmar ? (error.body?.warning ?? null) : null;
}

/** `run` says whether it worked, so that a form is emptied only then. */
export function useChange() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const run = async <T>(
    change: (call: ApiCall) => Promise<T>,
    /** What to say; null when the form says it. */
    done: string | ((answer: T) => string | null),
  ) => {
    setBusy(true);
    setProblem(null);
    setQuestion(null);
    try {
      const answer = await change(quietApi);
      const text = typeof done === 'string' ? done : done(answer);
      if (text) toast.success(text);
      await refreshView();
      return true;
    } catch (error) {
      const asked = questionOf(error);
      setProblem(problemOf(error));
      setQuestion(asked);
      if (!asked && error instanceof ApiError) await showFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, question, run, dismiss: () => setQuestion(null) };
}
