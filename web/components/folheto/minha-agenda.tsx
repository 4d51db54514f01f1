// The secret address of one's own calendar: whoever came to know it can be locked out.
import { useState } from 'react';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './folheto.module.css';
import { IconeDoFolheto } from './icone.tsx';

export function MinhaAgenda() {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [novo, setNovo] = useState<string | null>(null);
  const renew = async () => {
    setBusy(true);
    try {
      const { data } = await api('POST /api/perfil/calendario', {});
      setNovo(data.minha_agenda);
    } catch {
      // What went wrong was shown.
    }
    setBusy(false);
  };
  return (
    <details className={styles.more}>
      <summary>
        <IconeDoFolheto nome="agenda" />
        {t('compartilhar.trocar_agenda')}
      </summary>
      <p className={styles.note}>{t('compartilhar.trocar_agenda_ajuda')}</p>
      {novo ? (
        <p role="status" className={styles.note}>
          {t('compartilhar.agenda_trocada')}{' '}
          <a href={novo.replace(/^https?:/, 'webcal:')}>{t('compartilhar.minha_agenda')}</a>
        </p>
      ) : (
        <Button disabled={isBusy} onClick={() => void renew()}>
          {t('compartilhar.trocar')}
        </Button>
      )}
    </details>
  );
}
