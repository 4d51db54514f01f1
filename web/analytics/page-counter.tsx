// Counts page views of who agreed, and asks who was not asked yet.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import type { Analytics } from '#web/session/visitor.ts';
import { useT } from '#web/texts/texts.tsx';
import { setConsent, useConsent } from './consent.ts';
import styles from './page-counter.module.css';
import { sendPageView, stopPageViews } from './page-views.ts';
import { useOfAge } from './use-of-age.ts';

/** Beside the page, not over it: whoever ignores it can go on. */
function ConsentQuestion() {
  const t = useT();
  return (
    <section className={styles.question} aria-label={t('shell.medicao.titulo')}>
      <p>
        {t('shell.medicao.pergunta')} <Link to="/privacidade">{t('shell.medicao.mais')}</Link>
      </p>
      <div className={styles.answers}>
        <Button onClick={() => setConsent(false)}>{t('shell.medicao.nao')}</Button>
        <Button onClick={() => setConsent(true)}>{t('shell.medicao.sim')}</Button>
      </div>
    </section>
  );
}

export default function PageCounter({ analytics }: { analytics: Analytics }) {
  const { pathname } = useLocation();
  const consent = useConsent();
  const isOfAge = useOfAge();
  const counts = consent === true && isOfAge;
  useEffect(() => {
    if (counts) sendPageView(analytics, pathname);
    else stopPageViews(analytics);
  }, [counts, analytics, pathname]);
  return consent === null && isOfAge ? <ConsentQuestion /> : null;
}
