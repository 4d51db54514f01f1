import type { Campeonato } from '#contract/campeonatos.ts';
import type { Participante } from '#contract/participantes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import styles from './bulk-bar.module.css';
import { movable } from './mudancas.ts';

type To = typeof STATUS.confirmado | typeof STATUS.cancelado;

const DONE = {
  [STATUS.confirmado]: 'inscricoes.confirmados_agora',
  [STATUS.cancelado]: 'inscricoes.cancelados_agora',
} as const;

/** All of them or none: the server decides. */
export async function changeMany(
  { id }: Pick<Campeonato, 'id'>,
  list: readonly Participante[],
  status: To,
  t: Translate,
): Promise<void> {
  const uuids = list.map(({ uuid }) => uuid);
  const body = { uuids, status };
  await api('PUT /api/campeonatos/:id/participantes/status', { params: { id }, body });
  toast.success(t(DONE[status], { n: uuids.length }));
  await refreshView();
}

type Props = {
  campeonato: Campeonato;
  chosen: readonly Participante[];
  isDrawn: boolean;
  onClear(): void;
};

/** What can be done with those that were ticked, at the foot of the screen while any is. */
export function BulkBar({ campeonato, chosen, isDrawn, onClear }: Props) {
  const t = useT();
  if (chosen.length === 0) return null;
  const confirmable = movable(chosen, STATUS.confirmado, isDrawn);
  const cancellable = movable(chosen, STATUS.cancelado, isDrawn);
  const run = (list: readonly Participante[], status: To) =>
    void changeMany(campeonato, list, status, t).then(onClear, () => undefined);
  return (
    <section className={styles.bar} aria-label={t('inscricoes.escolhidos', { n: chosen.length })}>
      <p role="status">{t('inscricoes.escolhidos', { n: chosen.length })}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.quiet} onClick={onClear}>
          {t('inscricoes.limpar')}
        </button>
        {cancellable.length > 0 && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => run(cancellable, STATUS.cancelado)}
          >
            {t('inscricoes.cancelar_n', { n: cancellable.length })}
          </button>
        )}
        {confirmable.length > 0 && (
          <Button variant="primary" onClick={() => run(confirmable, STATUS.confirmado)}>
            {t('inscricoes.confirmar_n', { n: confirmable.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
