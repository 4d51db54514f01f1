import { useForm } from '#web/routes/criar/form-context.tsx';
import type { Draft } from '#web/routes/criar/rascunho/draft.ts';
import { useOfficialTexts, useTexts } from '#web/texts/texts.tsx';
import type { Plan } from './plan.ts';
import { datesOf, onOneNight, rowDates, rowName, weeksOf, windowsOf } from './plan-words.ts';
import styles from './preview.module.css';
import { Sketch } from './sketch.tsx';

const MOST_ROWS = 10;

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <div>
      <b>{value}</b>
      <span>{name}</span>
    </div>
  );
}

type Night = {
  /** Its matches have kick-offs, all on one night. */
  isNight: boolean;
};

function useShownDraft({ isNight }: Night): Draft {
  const { draft } = useForm();
  return isNight ? onOneNight(draft) : draft;
}

function Figures({ plan, isNight }: Night & { plan: Plan | null }) {
  const { t, locale } = useTexts();
  const draft = useShownDraft({ isNight });
  const number = (n: number | null) => (n === null ? '–' : n.toLocaleString(locale));
  const weeks = plan && weeksOf(plan, draft);
  const isFree = draft.regras.modelo_rodada === 'livre';
  const { matches = null } = plan ?? {};
  const dates = plan && datesOf(plan, draft);
  return (
    <div className={styles.board}>
      <Figure value={number(matches)} name={t('criar.previa.jogos', { n: matches ?? 0 })} />
      <Figure
        value={number(dates)}
        name={t(isFree ? 'criar.previa.rodadas' : 'criar.previa.datas', { n: dates ?? 0 })}
      />
      {isNight && <Figure value={number(1)} name={t('criar.previa.datas', { n: 1 })} />}
      {!isFree && (
        <Figure value={number(weeks)} name={t('criar.previa.semanas', { n: weeks ?? 0 })} />
      )}
    </div>
  );
}

function Calendar({ plan, now, isNight }: Night & { plan: Plan; now: number }) {
  const texts = useOfficialTexts();
  const draft = useShownDraft({ isNight });
  const rest = plan.rows.length - MOST_ROWS;
  const windows = windowsOf(plan, draft);
  return (
    <ol className={styles.calendar}>
      {plan.rows.slice(0, MOST_ROWS).map((row, index) => (
        <li key={`${row.phase} ${row.from} ${row.stage}`}>
          <span>{rowDates({ rounds: row, window: windows[index] ?? row }, draft, texts, now)}</span>
          <b>{rowName(row, draft.fases, texts)}</b>
          <span>
            {row.stage === 'final_extra'
              ? texts.t('criar.previa.se_precisar')
              : texts.t('criar.previa.n_jogos', { n: row.matches })}
          </span>
        </li>
      ))}
      {rest > 0 && <li>{texts.t('criar.previa.mais', { n: rest })}</li>}
    </ol>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}

export function Preview({ now, isNight }: Night & { now: number }) {
  const { t } = useTexts();
  const { plan, lockOf } = useForm();
  const isDrawn = lockOf('fases') !== undefined;
  const title = isDrawn ? 'criar.previa.e_assim' : 'criar.previa.vai_ficar';
  return (
    <aside className={styles.preview} aria-label={t('criar.previa.rotulo')}>
      <Figures plan={plan?.ok ? plan.plan : null} isNight={isNight} />
      <section className={styles.card}>
        <h2>{t(plan?.ok === false ? 'criar.previa.impossivel' : title)}</h2>
        {plan === null && <Waiting />}
        {plan?.ok === false &&
          plan.problems.map(({ path, key, params }) => <p key={path}>{t(key, params)}</p>)}
        {plan?.ok && (
          <>
            <Sketch phases={plan.plan.phases} />
            <p>{t(isDrawn ? 'criar.previa.exemplo_sorteado' : 'criar.previa.exemplo')}</p>
            <Calendar plan={plan.plan} now={now} isNight={isNight} />
          </>
        )}
      </section>
    </aside>
  );
}

/** The same in one line, for the foot of a phone. */
export function PlanLine(night: Night) {
  const { t } = useTexts();
  const { plan } = useForm();
  const draft = useShownDraft(night);
  if (!plan?.ok) return null;
  const { matches } = plan.plan;
  const dates = datesOf(plan.plan, draft);
  const weeks = weeksOf(plan.plan, draft);
  return (
    <span className={styles.line}>
      <b>{t('criar.previa.n_jogos', { n: matches })}</b>
      {weeks === null
        ? t('criar.previa.n_rodadas', { n: dates })
        : `${t('criar.previa.n_datas', { n: dates })}, ${t('criar.previa.n_semanas', { n: weeks })}`}
    </span>
  );
}
