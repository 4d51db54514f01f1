import { useLocation } from 'react-router';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import { STEPS, type WizardStep } from './steps.ts';
import styles from './steps-bar.module.css';

type Props = {
  current: WizardStep;
  /** A championship that is not saved yet has only its first step. */
  isSaved: boolean;
  /** Steps with something to mend. */
  broken: ReadonlySet<WizardStep>;
};

function Mark({ isBroken, isDone }: { isBroken: boolean; isDone: boolean }) {
  if (isBroken) return <Icon name="alert" size={14} />;
  return isDone ? <Icon name="check" size={14} /> : null;
}

export function StepsBar({ current, isSaved, broken }: Props) {
  const t = useT();
  const { pathname } = useLocation();
  const here = STEPS.indexOf(current);
  const stateOf = (index: number) => {
    if (index === here) return 'here';
    return index < here ? 'done' : 'next';
  };
  return (
    <nav aria-label={t('criar.etapas.rotulo')}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const isHere = index === here;
          const isBroken = broken.has(step);
          const words = (
            <>
              <Mark isBroken={isBroken} isDone={index < here} />
              <span>{t(`criar.etapas.${step}`)}</span>
            </>
          );
          return (
            <li key={step} data-state={stateOf(index)} data-broken={isBroken ? '' : undefined}>
              {isSaved ? (
                <Link to={`${pathname}?etapa=${step}`} aria-current={isHere ? 'step' : undefined}>
                  {words}
                </Link>
              ) : (
                <span className={styles.plain} aria-current={isHere ? 'step' : undefined}>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
