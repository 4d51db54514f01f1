// The frame of the quick way, at both of its addresses.
import { useSearchParams } from 'react-router';
import type { Provedor } from '#contract/auth.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import styles from '#web/routes/criar/criar.module.css';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { Express } from './express.tsx';

const WORDS = {
  publishing: { title: 'criar.publicar.titulo', text: 'criar.publicar.texto' },
  person: { title: 'criar.expresso.titulo', text: 'criar.expresso.texto' },
  guest: { title: 'criar.visitante.titulo', text: 'criar.visitante.texto' },
} as const;

function Steps({ isPublishing }: { isPublishing: boolean }) {
  const t = useT();
  return (
    <ol className={styles.steps} aria-label={t('criar.publicar.etapas')}>
      <li data-done="" aria-current={isPublishing ? undefined : 'step'}>
        {isPublishing && <Icon name="check" size={16} />}
        {t('criar.publicar.montar')}
      </li>
      <li
        data-done={isPublishing ? '' : undefined}
        aria-current={isPublishing ? 'step' : undefined}
      >
        {t('criar.publicar.publicar')}
      </li>
    </ol>
  );
}

export function ExpressPage(props: { now: number; providers: readonly Provedor[] }) {
  const t = useT();
  const user = useUser();
  const [search] = useSearchParams();
  const isPublishing = search.get('etapa') === 'publicar';
  const words = isPublishing ? WORDS.publishing : user ? WORDS.person : WORDS.guest;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t(words.title)}</h1>
          <p>{t(words.text)}</p>
        </div>
        {user && !isPublishing ? (
          <ButtonLink to="/campeonato/criar?etapa=basico" variant="line">
            {t('criar.passos')}
          </ButtonLink>
        ) : (
          <Steps isPublishing={isPublishing} />
        )}
      </header>
      <noscript>
        <Note tone="warn">{t('criar.sem_javascript')}</Note>
      </noscript>
      <Express {...props} />
    </div>
  );
}
