import { useState } from 'react';
import type { Participante } from '#contract/participantes.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import styles from '#web/routes/campeonato/adicionar/dialog.module.css';
import { useTexts } from '#web/texts/texts.tsx';

/** Somebody claimed a name that is not theirs: for a while it can be taken back. */
export function DesfazerConta({ one, ate }: { one: Participante; ate: string }) {
  const texts = useTexts();
  const { t } = texts;
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await api('DELETE /api/participantes/:uuid/conta', { params: { uuid: one.uuid } });
      toast.success(t('inscricoes.conta.desfeito', { nome: one.nome }));
      await refreshView();
    } catch {
      // The error catalogue has told it.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.body}>
      <p className={styles.text}>{t('inscricoes.conta.assumida', { nome: one.nome })}</p>
      <Button variant="bad" block disabled={isBusy} onClick={() => void undo()}>
        {t('inscricoes.conta.desfazer')}
      </Button>
      <p className={styles.help}>
        {t('inscricoes.conta.desfazer_ate', { data: shortDay(ate, texts, Date.now()) })}
      </p>
    </div>
  );
}
