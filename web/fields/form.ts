// A form of the product: what was typed survives a refusal, what the server refused stands at its field and
// in a summary, and the cursor goes to the first of them.
import { type RefObject, useActionState, useEffect, useRef } from 'react';
import type { Validations } from '#contract/http/erros.ts';
import { ApiError } from '#web/api/api.ts';
import { fieldId } from '#web/components/forms/field.tsx';

export type Values = Readonly<Record<string, string>>;

export type FieldProblem = {
  readonly name: string;
  readonly label: string;
  readonly error: string;
};

export type Form = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly submit: (data: FormData) => void;
  readonly isPending: boolean;
  readonly values: Values;
  readonly errors: Validations;
  /** For a <Field> that the form looks after. */
  field(name: string): { name: string; defaultValue: string; error: string | undefined };
  /** For <FormSummary>, in the order of the labels. */
  problems(labels: Readonly<Record<string, string>>): readonly FieldProblem[];
};

type State = { readonly values: Values; readonly errors: Validations };

const EMPTY: State = { values: {}, errors: {} };

/** The validations of a refusal; other failures were already shown as a toast. */
function validationsOf(error: unknown): Validations {
  if (!(error instanceof ApiError)) throw error;
  return error.body?.validations ?? {};
}

function valuesOf(data: FormData): Values {
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
}

/** `send` throws what the API threw. What is sent before the script has arrived is done then. */
export function useForm(send: (values: Values) => Promise<void>): Form {
  const ref = useRef<HTMLFormElement>(null);
  const [{ values, errors }, submit, isPending] = useActionState(
    async (_: State, data: FormData): Promise<State> => {
      const values = valuesOf(data);
      try {
        await send(values);
        return { values, errors: {} };
      } catch (error) {
        return { values, errors: validationsOf(error) };
      }
    },
    EMPTY,
  );
  useEffect(() => {
    const ids = Object.keys(errors).map((name) => `#${fieldId(name)}`);
    if (ids.length > 0) ref.current?.querySelector<HTMLElement>(ids.join())?.focus();
  }, [errors]);
  return {
    ref,
    submit,
    isPending,
    values,
    errors,
    field: (name) => ({ name, defaultValue: values[name] ?? '', error: errors[name]?.[0] }),
    problems: (labels) =>
      Object.entries(labels).flatMap(([name, label]) =>
        (errors[name] ?? []).slice(0, 1).map((error) => ({ name, label, error })),
      ),
  };
}
