import type { Campeonato } from '#contract/campeonatos.ts';
import type { Participante } from '#contract/participantes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import type { ApiCall } from '#web/api/api.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './bulk-bar.module.css';
import { movable } from './mudancas.ts';

type To = typeof STATUS.confirmado | typeof STATUS.cancelado;

const DONE = {
  [STATUS.confirmado]: 'inscricoes.confirmados_agora',
  [STATUS.cancelado]: 'inscricoes.cancelados_agora',
} as const;

/** All of them or none: the server decides. Who they are may have to be asked first. */
export function useChangeMany({ id }: Pick<Campeonato, 'id'>) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const change = (status: To, listar: (call: ApiCall) => Promise<readonly Participante[]>) =>
    run(
      async (call) => {
        const uuids = (await listar(call)).map(({ uuid }) => uuid);
        const body = { uuids, status };
        await call('PUT /api/campeonatos/:id/participantes/status', { params: { id }, body });
        return uuids.length;
      },
      (n) => t(DONE[status], { n }),
    );
  return { isBusy, problem, change };
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
  const { isBusy, problem, change } = useChangeMany(campeonato);
  if (chosen.length === 0) return null;
  const confirmable = movable(chosen, STATUS.confirmado, isDrawn);
  const cancellable = movable(chosen, STATUS.cancelado, isDrawn);
  const run = async (list: readonly Participante[], status: To) => {
    if (await change(status, async () => list)) onClear();
  };
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
            aria-disabled={isBusy}
            onClick={() => void (isBusy || run(cancellable, STATUS.cancelado))}
          >
            {t('inscricoes.cancelar_n', { n: cancellable.length })}
          </button>
        )}
        {confirmable.length > 0 && (
          <Button
            variant="primary"
            disabled={isBusy}
            onClick={() => void run(confirmable, STATUS.confirmado)}
          >
            {t('inscricoes.confirmar_n', { n: confirmable.length })}
          </Button>
        )}
      </div>
      <ProblemAlert texto={problem} />
    </section>
  );
}
