// The draft under edit, for every setting on the page: its value by path, what is wrong with it, and why
// it may no longer change.
import { createContext, type ReactNode, useContext } from 'react';
import type { PlanOutcome } from './previa/plan.ts';
import type { Draft } from './rascunho/draft.ts';
import { valueAt } from './rascunho/path.ts';

export type FormState = {
  readonly draft: Draft;
  change(path: string, value: unknown): void;
  /** For choices that change several settings at once. */
  replace(draft: Draft): void;
  errorAt(path: string): string | undefined;
  /** Why a setting is locked; undefined while it is not. */
  lockOf(path: string): string | undefined;
  /** Most participants that the plan allows. */
  readonly places: number;
  /** Null while the engine is on its way. */
  readonly plan: PlanOutcome | null;
};

const Form = createContext<FormState | null>(null);

export function FormProvider({ value, children }: { value: FormState; children: ReactNode }) {
  return <Form value={value}>{children}</Form>;
}

export function useForm(): FormState {
  const form = useContext(Form);
  if (!form) throw new Error('A setting stands outside of its form.');
  return form;
}

export function useSetting<T>(path: string) {
  const { draft, change, errorAt, lockOf } = useForm();
  return {
    value: valueAt(draft, path) as T,
    set: (value: T) => change(path, value),
    error: errorAt(path),
    lock: lockOf(path),
  };
}
