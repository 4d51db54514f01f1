import type { Campeonato } from '#contract/campeonatos.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './excluido.module.css';

const KEPT_MS = 30 * 86_400_000;

/** A deleted championship says so, and offers the way back. */
export function Excluido({ id, em }: { id: Campeonato['id']; em: string }) {
  const { t, locale } = useTexts();
  const end = new Date(Date.parse(em) + KEPT_MS);
  const restore = async () => {
    await api('PUT /api/campeonatos/:id/restauracao', { params: { id } });
    toast.success(t('campeonato.restaurado'));
    await refreshView();
  };
  return (
    <div className={styles.deleted} role="status">
      <p>{t('campeonato.excluido', { data: end.toLocaleDateString(locale) })}</p>
      <Button variant="primary" onClick={() => void restore().catch(() => undefined)}>
        {t('campeonato.desfazer')}
      </Button>
    </div>
  );
}
