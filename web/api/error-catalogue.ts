// What the interface does when a call fails (specification, section 8): one table for every call.
import type { CorpoDeErro } from '#contract/http/erros.ts';
import { isOfChampionship } from '#web/known-pages.ts';
import { pageAt } from '#web/session/access.ts';

/** `status` 0: there was no answer at all. */
export type Failure = { readonly status: number; readonly body: CorpoDeErro | null };

export type Situation = {
  readonly pathname: string;
  /** The page on screen is only for who has logged in. */
  readonly isAuthPage: boolean;
  readonly pageChanging: boolean;
};

export type Effect =
  | 'forget-user'
  | 'go-to-login'
  | 'open-verification'
  | 'refresh-token'
  | 'refresh-view'
  | 'stay-here';

export type Reaction = {
  /** `text` null: the default text. */
  readonly toast: { readonly kind: 'warning' | 'error'; readonly text: string | null } | null;
  readonly effects: readonly Effect[];
};

const SILENCE: Reaction = { toast: null, effects: [] };

/** The route of a championship, with all its tabs. */
export function isChampionshipPath(pathname: string): boolean {
  const page = pageAt(pathname);
  return page !== undefined && isOfChampionship(page);
}

function isServerFault(status: number): boolean {
  return status === 0 || status >= 500;
}

function toastOf(body: CorpoDeErro | null): Reaction['toast'] {
  if (body?.warning) return { kind: 'warning', text: body.warning };
  if (Object.keys(body?.validations ?? {}).length > 0) return null;
  return { kind: 'error', text: body?.error || null };
}

const EFFECTS: Readonly<Record<number, (failure: Failure) => readonly Effect[]>> = {
  403: ({ body }) => (body?.code === 'email_nao_verificado' ? ['open-verification'] : []),
  409: () => ['refresh-view'],
  419: () => ['refresh-token'],
};

export function reactionTo(failure: Failure, situation: Situation): Reaction {
  const { status, body } = failure;
  if (status === 401) {
    const effects: Effect[] = situation.isAuthPage
      ? ['forget-user', 'go-to-login']
      : ['forget-user'];
    return { toast: null, effects };
  }
  if (isServerFault(status)) {
    const effects: Effect[] = situation.pageChanging ? ['stay-here'] : [];
    return { toast: { kind: 'error', text: null }, effects };
  }
  if (status === 404 && isChampionshipPath(situation.pathname)) return SILENCE;
  return { toast: toastOf(body), effects: EFFECTS[status]?.(failure) ?? [] };
}
