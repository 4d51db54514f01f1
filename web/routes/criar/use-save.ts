import { useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Validations } from '#contract/http/erros.ts';
import { ApiError } from '#web/api/api.ts';
import { quietApi, showFailure } from '#web/api/api-browser.ts';
import { useProof } from '#web/components/account/proof.tsx';
import { bodyOf, type Draft, draftOf } from './rascunho/draft.ts';
import type { useDraft } from './rascunho/use-draft.ts';

type State = ReturnType<typeof useDraft>;

/** The championship as somebody else left it, when that is why the server refused. */
function savedMeanwhile(error: unknown): Campeonato | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const data = error.body?.data as Partial<Campeonato> | undefined;
  return data?.id ? (data as Campeonato) : null;
}

/** What a change of the rules needs to be told besides. */
export type Consentimento = { readonly motivo?: string; readonly ciente?: boolean };

async function send(
  draft: Draft,
  { base, liga }: Pick<State, 'base' | 'liga'>,
  consentimento: Consentimento,
): Promise<Campeonato> {
  if (!base && liga) {
    const params = { uuid: liga.uuid };
    const body = bodyOf(draft);
    return (await quietApi('POST /api/ligas/:uuid/campeonatos', { params, body })).data;
  }
  if (!base) {
    const { data } = await quietApi('POST /api/campeonatos', { body: bodyOf(draft) });
    return data;
  }
  const drawn = base.travados.fases ? base.fases : undefined;
  const { data } = await quietApi('PUT /api/campeonatos/:id', {
    params: { id: base.id },
    body: {
      ...bodyOf(draft, drawn),
      ...consentimento,
      configuracao_versao: base.configuracao_versao,
    },
  });
  return data;
}

const asksForProof = (error: unknown) =>
  error instanceof ApiError && error.body?.code === 'reautenticar';

/** What needs fresh proof is sent again once it was given; without it the refusal stands. */
async function sendWithProof(
  sending: () => Promise<Campeonato>,
  prove: () => Promise<boolean>,
): Promise<Campeonato> {
  try {
    return await sending();
  } catch (error) {
    if (!asksForProof(error) || !(await prove())) throw error;
    return sending();
  }
}

/** Saves the draft; null when it was not saved, and then what is wrong is on the page. */
export function useSave(state: State) {
  const prove = useProof();
  const [errors, setErrors] = useState<Validations>({});
  const [isSaving, setSaving] = useState(false);

  const save = async (
    draft: Draft = state.draft,
    consentimento: Consentimento = {},
  ): Promise<Campeonato | null> => {
    if (isSaving) return null;
    setSaving(true);
    setErrors({});
    try {
      const saved = await sendWithProof(() => send(draft, state, consentimento), prove);
      state.accept(saved);
      return saved;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const saved = savedMeanwhile(error);
      if (saved && state.base) {
        state.rebase(draftOf(state.base), draft, saved);
      } else {
        setErrors(error.body?.validations ?? {});
        await showFailure(error);
      }
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, errors, setErrors };
}
