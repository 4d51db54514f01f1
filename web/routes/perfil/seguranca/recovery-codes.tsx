import { Button } from '#web/components/elements/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { toast } from '#web/notices/toast.ts';
import { Actions } from '#web/routes/perfil/part.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './recovery-codes.module.css';

const FILE_NAME = 'tabelao-codigos.txt';

/** Shown once: whoever closes this without keeping them makes new ones. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const t = useT();
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success(t('perfil.segundo_fator.copiados'));
  };
  return (
    <Modal title={t('perfil.segundo_fator.codigos')} onClose={onClose}>
      <div className={styles.codes}>
        <p>{t('perfil.segundo_fator.guarde')}</p>
        <ol className={styles.list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Actions>
          <Button onClick={copy}>{t('perfil.segundo_fator.copiar')}</Button>
          <a
            className={styles.download}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={FILE_NAME}
          >
            {t('perfil.segundo_fator.baixar')}
          </a>
          <Button variant="primary" onClick={onClose}>
            {t('perfil.segundo_fator.guardei')}
          </Button>
        </Actions>
      </div>
    </Modal>
  );
}
