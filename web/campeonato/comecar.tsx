import type { Campeonato } from '#contract/campeonatos.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './comecar.module.css';
import { comecoDe } from './passos.ts';
import { useChange } from './use-change.ts';

/** After the draw, wherever the organiser looks: one step is left before the first score. */
export function Comecar({ campeonato }: { campeonato: Campeonato }) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const passo = comecoDe(campeonato);
  if (!passo) return null;
  return (
    <section className={styles.next} aria-label={t('organizacao.proximo')}>
      <p>
        <b>{t('organizacao.proximo')}</b> {t('organizacao.passo.comecar_ajuda')}
      </p>
      <Button
        variant="primary"
        disabled={isBusy}
        onClick={() => void run(passo.run, t('organizacao.passo.comecar_feito'))}
      >
        {t('organizacao.passo.comecar')}
      </Button>
      <ProblemAlert texto={problem} />
    </section>
  );
}
