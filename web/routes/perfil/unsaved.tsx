import { Button } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './unsaved.module.css';
import type { UnsavedForm } from './use-unsaved-form.ts';

export function Unsaved({ draft }: { draft: UnsavedForm }) {
  const t = useT();
  return (
    <div role="status" className={styles.unsaved}>
      {draft.isDirty && (
        <>
          {t('perfil.nao_salvo')}
          <Button variant="ghost" onClick={draft.discard}>
            {t('perfil.descartar')}
          </Button>
        </>
      )}
    </div>
  );
}
