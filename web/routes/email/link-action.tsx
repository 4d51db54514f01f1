// A link that was mailed and one button: nothing happens until somebody presses it.
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '#web/api/api.ts';
import { AuthActions, AuthLayout } from '#web/components/account/auth-layout.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';

type SignedLink = { id: string; expires: string; signature: string };

type LinkActionTexts = Readonly<Record<'title' | 'lead' | 'action' | 'pending' | 'done', string>>;

type Props = {
  texts: LinkActionTexts;
  /** Throws what the API threw. */
  act(link: SignedLink): Promise<void>;
  /** Text and next step once it is done. */
  after: ReactNode;
};

type State = { readonly step: 'asked' | 'pending' | 'done' } | { readonly refused: string };

function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) throw error;
  const { body, status } = error;
  if (status === 422) return Object.values(body?.validations ?? {})[0]?.[0] ?? null;
  return status === 403 ? (body?.error ?? null) : null;
}

export function LinkAction({ texts, act, after }: Props) {
  const t = useT();
  const [search] = useSearchParams();
  const [state, setState] = useState<State>({ step: 'asked' });
  const run = async () => {
    setState({ step: 'pending' });
    try {
      await act(Object.fromEntries(search) as SignedLink);
      setState({ step: 'done' });
    } catch (error) {
      const refused = refusalOf(error);
      setState(refused ? { refused } : { step: 'asked' });
    }
  };
  const isDone = 'step' in state && state.step === 'done';
  return (
    <>
      <Seo title={texts.title} noindex />
      <meta name="referrer" content="no-referrer" />
      {isDone ? (
        <AuthLayout title={texts.done}>{after}</AuthLayout>
      ) : (
        <AuthLayout title={texts.title} lead={texts.lead} withoutScript={t('email.sem_javascript')}>
          {'refused' in state ? (
            <p role="alert">{state.refused}</p>
          ) : (
            <AuthActions>
              <Button variant="primary" big block disabled={state.step === 'pending'} onClick={run}>
                {state.step === 'pending' ? texts.pending : texts.action}
              </Button>
            </AuthActions>
          )}
        </AuthLayout>
      )}
    </>
  );
}
