import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './criar.module.css';
import { Express } from './expresso/express.tsx';
import { Wizard } from './wizard.tsx';

/** The quick way, unless the address names a step. */
export function loader({ url }: LoaderFunctionArgs) {
  return { isExpress: !url.searchParams.has('etapa'), now: Date.now() };
}

export default function CriarPage() {
  const t = useT();
  const { isExpress, now } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={t('criar.titulo')} description={t('criar.descricao')} noindex />
      {isExpress ? (
        <div className={styles.page}>
          <header className={styles.head}>
            <div>
              <h1>{t('criar.expresso.titulo')}</h1>
              <p>{t('criar.expresso.texto')}</p>
            </div>
            <ButtonLink to="/campeonato/criar?etapa=basico" variant="line">
              {t('criar.passos')}
            </ButtonLink>
          </header>
          <noscript>
            <Note tone="warn">{t('criar.sem_javascript')}</Note>
          </noscript>
          <Express now={now} />
        </div>
      ) : (
        <Wizard campeonato={null} now={now} />
      )}
    </>
  );
}
