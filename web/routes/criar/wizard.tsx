// The step-by-step way, and the page that edits: the same settings in five steps. Every step has its own
// address; going on saves.

import { type ReactNode, useEffect, useRef } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { enderecoDe } from '#web/campeonato/endereco.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { FormProvider } from './form-context.tsx';
import { MudarRegras } from './mudar-regras.tsx';
import { StepBasico } from './passos/step-basico.tsx';
import { StepFormato } from './passos/step-formato.tsx';
import { StepInscricoes } from './passos/step-inscricoes.tsx';
import { StepRegras } from './passos/step-regras.tsx';
import { StepRevisao } from './passos/step-revisao.tsx';
import { Preview } from './previa/preview.tsx';
import type { LigaDoNovo } from './rascunho/liga-do-novo.ts';
import type { WizardStep } from './steps.ts';
import { StepsBar } from './steps-bar.tsx';
import { useWizard } from './use-wizard.ts';
import styles from './wizard.module.css';
import { WizardFoot } from './wizard-foot.tsx';

const CONTENT: Readonly<Record<WizardStep, () => ReactNode>> = {
  basico: StepBasico,
  formato: StepFormato,
  regras: StepRegras,
  inscricoes: StepInscricoes,
  revisao: StepRevisao,
};

type Work = ReturnType<typeof useWizard>;

function statusOf({ state, isDraft }: Work) {
  const { base, isDirty } = state;
  if (!base) return isDirty ? 'criar.rascunho.navegador' : 'criar.rascunho.novo';
  if (isDirty) return 'criar.rascunho.mudou';
  return isDraft ? 'criar.rascunho.salvo' : 'criar.rascunho.em_dia';
}

/** Another step starts at its heading, as another page would. */
function useFocusOnStep(step: WizardStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

function Head({ work }: { work: Work }) {
  const t = useT();
  const { step, isDraft, state } = work;
  const heading = useFocusOnStep(step);
  return (
    <header className={styles.head}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          <span className={styles.wide}>{t(isDraft ? 'criar.titulo' : 'criar.titulo_editar')}</span>
          <span className={styles.narrow}>{t(`criar.etapas.${step}`)}</span>
        </h1>
        <p role="status">{t(statusOf(work))}</p>
      </div>
      {!state.base && !state.liga && (
        <ButtonLink to="/comecar" variant="ghost" icon="bolt">
          {t('criar.usar_expresso')}
        </ButtonLink>
      )}
    </header>
  );
}

function Notes({ work, now }: { work: Work; now: number }) {
  const t = useT();
  const { state, summary, choose } = work;
  const { conflict, draft, isRestored, discard, liga, base } = state;
  return (
    <div className={styles.notes}>
      <noscript>
        <Note tone="warn">{t('criar.sem_javascript')}</Note>
      </noscript>
      {liga && !base && <Note>{t('criar.na_liga', { nome: liga.nome })}</Note>}
      {isRestored && (
        <Note>
          {t('criar.rascunho.recuperado')}{' '}
          <Button variant="ghost" onClick={discard}>
            {t('criar.rascunho.descartar')}
          </Button>
        </Note>
      )}
      {conflict && (
        <ConflictPanel
          key={conflict.saved.configuracao_versao}
          conflict={conflict}
          draft={draft}
          now={now}
          onChoose={choose}
        />
      )}
      <FormSummary problems={summary} />
    </div>
  );
}

/** For who does not want to open the entries now. */
function OtherWays({ id }: { id: string }) {
  const t = useT();
  const isVerified = Boolean(useUser()?.email_verified_at);
  return (
    <>
      {!isVerified && <Note tone="warn">{t('criar.revisao.nao_verificado')}</Note>}
      <div className={styles.other}>
        <ButtonLink to={enderecoDe(id, 'participantes')}>{t('criar.revisao.nomes')}</ButtonLink>
        <ButtonLink to="/campeonatos?meus=organizo" variant="ghost">
          {t('criar.revisao.guardar')}
        </ButtonLink>
      </div>
    </>
  );
}

type WizardProps = {
  campeonato: Campeonato | null;
  liga?: LigaDoNovo | null;
  now: number;
  /** All its matches have their kick-offs on one night. */
  isNight?: boolean;
  /** Below the first step, where there is something to dress. */
  children?: ReactNode;
};

export function Wizard({ campeonato, liga = null, now, isNight = false, children }: WizardProps) {
  const work = useWizard(campeonato, useUser()?.uuid ?? '', liga);
  const { step, isDraft, form, broken, isBusy, submit, state, counting } = work;
  const Content = CONTENT[step];
  const isFirst = step === 'basico';
  const isLast = step === 'revisao';
  const onDraft = isLast ? 'open' : 'next';
  return (
    <FormProvider value={form}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Head work={work} />
        <StepsBar current={step} isSaved={state.base !== null} broken={broken} />
        <Notes work={work} now={now} />
        <div className={styles.columns}>
          <div className={styles.content}>
            <Content />
            {isFirst && children}
            {isLast && isDraft && state.base && <OtherWays id={state.base.id} />}
          </div>
          <Preview now={now} isNight={isNight} />
        </div>
        <WizardFoot {...{ step, isBusy, isNight }} action={isDraft ? onDraft : 'save'} />
      </form>
      {counting.asked && (
        <MudarRegras
          {...counting.asked}
          isBusy={isBusy}
          error={counting.error}
          onYes={(motivo) => void counting.finish(motivo)}
          onClose={counting.stop}
        />
      )}
    </FormProvider>
  );
}
