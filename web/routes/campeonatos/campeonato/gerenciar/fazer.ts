// A change that the page shows at once. What the error catalogue does not tell, the form shows.
import { useState } from 'react';
import { type ApiCall, ApiError } from '#web/api.ts';
import { api } from '#web/api-browser.ts';
import { refreshView } from '#web/navigation.ts';
import { toast } from '#web/toast.ts';

const problemOf = (error: unknown): string | null =>
  error instanceof ApiError
    ? (Object.values(error.body?.validations ?? {}).flat()[0] ?? null)
    : null;

/** `run` says whether it worked, so that a form is emptied only then. */
export function useFazer() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (change: (call: ApiCall) => Promise<unknown>, done: string) => {
    setBusy(true);
    setProblem(null);
    try {
      await change(api);
      toast.success(done);
      await refreshView();
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}
