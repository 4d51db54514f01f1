// An address to hand on: to copy, to share from a phone, and to photograph.
import { lazy, Suspense, useId } from 'react';
import { Button } from '#web/components/elements/button.tsx';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './link-box.module.css';

const QrCode = lazy(() => import('#web/components/elements/qr-code.tsx'));

type Props = { label: string; qrLabel: string; url: string; title: string };

export function LinkBox({ label, qrLabel, url, title }: Props) {
  const t = useT();
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast.success(t('inscricoes.convite.copiado'));
  };
  const canShare = 'share' in navigator;
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      <input id={id} readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
      <div className={styles.buttons}>
        <Button variant="primary" icon="link" onClick={() => void copy().catch(() => undefined)}>
          {t('inscricoes.convite.copiar')}
        </Button>
        {canShare && (
          <Button onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
            {t('inscricoes.convite.compartilhar')}
          </Button>
        )}
      </div>
      <div className={styles.code}>
        <Suspense>
          <QrCode text={url} label={qrLabel} />
        </Suspense>
      </div>
      <p className={styles.hint}>{t('inscricoes.convite.qr_dica')}</p>
    </div>
  );
}
