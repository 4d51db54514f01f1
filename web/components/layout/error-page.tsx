import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './error-page.module.css';

const LONGEST_PATH = 200;

type Props = {
  status: number;
  /** The address that led nowhere. */
  path?: string | undefined;
  /** Words of a page that knows better what is missing. */
  title?: string | undefined;
  text?: string | undefined;
};

/** What went wrong, in the words of the specification, and ways to go on. */
export function ErrorPage({ status, path, title, text }: Props) {
  const t = useT();
  const kind = status === 404 ? '404' : '500';
  return (
    <div className={styles.page}>
      <Seo title={t(`shell.erro.${kind}.codigo`)} noindex />
      <p className={styles.code}>
        <span className={styles.number}>{status}</span> {t(`shell.erro.${kind}.codigo`)}
      </p>
      <h1>{title ?? t(`shell.erro.${kind}.titulo`)}</h1>
      <p className={styles.text}>{text ?? t(`shell.erro.${kind}.texto`)}</p>
      <div className={styles.actions}>
        <ButtonLink to="/" variant="primary" icon="home">
          {t('shell.erro.inicio')}
        </ButtonLink>
        {kind === '500' && (
          <Button onClick={() => location.reload()}>{t('shell.erro.de_novo')}</Button>
        )}
        {kind === '404' && (
          <ButtonLink to="/ajuda" icon="search">
            {t('shell.erro.ajuda')}
          </ButtonLink>
        )}
      </div>
      {status === 404 && path !== undefined && (
        <p className={styles.address}>
          {t('shell.erro.404.endereco', { path: path.slice(0, LONGEST_PATH) })}
        </p>
      )}
    </div>
  );
}
