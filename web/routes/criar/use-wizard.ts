// The steps of the form: which one is on screen, what stops it from going on, and what going on does.
import { type SubmitEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { mudancaDasFases } from '#regras/configuracao/o-que-muda.ts';
import { api } from '#web/api/api-browser.ts';
import { settingName } from '#web/campeonato/setting-words.ts';
import { fieldId } from '#web/components/forms/field.tsx';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import type { Draft } from './rascunho/draft.ts';
import type { LigaDoNovo } from './rascunho/liga-do-novo.ts';
import { useDraft } from './rascunho/use-draft.ts';
import { readStep, stepAfter, stepOf, type WizardStep } from './steps.ts';
import { useFormState } from './use-form-state.ts';
import { useSave } from './use-save.ts';

/** Opens whatever hides a field, and puts the cursor into it. */
function focusOn(path: string): void {
  const field = document.getElementById(fieldId(path));
  for (let box = field?.closest('details'); box; box = box.parentElement?.closest('details')) {
    box.open = true;
  }
  field?.focus();
}

/** Results are there, and the tables would be counted otherwise. */
const contaDeNovo = (base: Campeonato | null, { fases }: Draft) =>
  base !== null && base.resumo.jogos_feitos > 0 && mudancaDasFases(base.fases, fases, []).conta;

/** Asks for the reason before it saves. */
function useRecount(base: Campeonato | null, { fases }: Draft) {
  const [isAsked, setAsked] = useState(false);
  const asked = isAsked && base ? { id: base.id, fases } : null;
  return { asked, ask: () => setAsked(true), stop: () => setAsked(false) };
}

function useOpening() {
  const t = useT();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const open = async (id: string) => {
    setOpening(true);
    try {
      await api('PUT /api/campeonatos/:id/estado', {
        params: { id },
        body: { estado: 'inscricoes' },
      });
      toast.success(t('criar.revisao.aberto'));
      await navigate(`/campeonato/${id}`);
    } catch {
      setOpening(false);
    }
  };
  return { isOpening, open };
}

type Going = {
  readonly base: Campeonato | null;
  readonly step: WizardStep;
  readonly isDraft: boolean;
  open(id: string): Promise<void>;
};

/** What follows once it is saved: a word, the entries open, or the next step. */
function useGoingOn({ base, step, isDraft, open }: Going) {
  const t = useT();
  const navigate = useNavigate();
  return async (saved: Campeonato): Promise<void> => {
    if (!isDraft) toast.success(t('criar.pe.salvo'));
    else if (step === 'revisao') await open(saved.id);
    else {
      const here = `/campeonato/editar/${saved.id}`;
      // 'Back' leads to the first step of what was just made, not to another new one.
      if (base === null) history.replaceState(history.state, '', `${here}?etapa=${step}`);
      await navigate(`${here}?etapa=${stepAfter(step)}`);
    }
  };
}

export function useWizard(campeonato: Campeonato | null, user: string, liga: LigaDoNovo | null) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isTried, setTried] = useState(false);
  const state = useDraft({ campeonato, liga }, user);
  const { base, isDirty } = state;
  const { save, isSaving, ...server } = useSave(state);
  const { form, problems } = useFormState(state, server, isTried);
  const { isOpening, open } = useOpening();
  const recount = useRecount(base, state.draft);

  const step = base ? readStep(search.get('etapa')) : 'basico';
  const isDraft = !base || base.estado === 'rascunho';
  const goOn = useGoingOn({ base, step, isDraft, open });
  // A draft may be unfinished further on; what is published, or about to be, must be right.
  const isWhole = !isDraft || step === 'revisao';
  const blocking = problems.filter(({ path }) => isWhole || stepOf(path) === step);

  const summary = [
    ...Object.keys(server.errors),
    ...(isTried ? blocking.map(({ path }) => path) : []),
  ].map((name) => ({ name, label: settingName(name, t), error: form.errorAt(name) ?? '' }));

  /** `motivo`: why the count changes, once it was asked for. */
  const finish = async (motivo?: string): Promise<void> => {
    const consentimento = motivo === undefined ? {} : { motivo, ciente: true };
    const saved = base && !isDirty ? base : await save(state.draft, consentimento);
    if (saved) {
      recount.stop();
      await goOn(saved);
    }
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const [first] = blocking;
    setTried(first !== undefined);
    if (first) {
      const there = stepOf(first.path);
      if (there !== step) await navigate({ search: `?etapa=${there}` });
      requestAnimationFrame(() => focusOn(first.path));
      return;
    }
    if (isDirty && contaDeNovo(base, state.draft)) recount.ask();
    else await finish();
  };

  const choose = (draft: Draft) => {
    state.setDraft(draft);
    void save(draft);
  };
  const broken = new Set(isTried ? problems.map(({ path }) => stepOf(path)) : []);
  const isBusy = isSaving || isOpening;
  const counting = { ...recount, error: server.errors.motivo?.[0], finish };
  return { state, form, step, isDraft, summary, broken, isBusy, submit, choose, counting };
}
