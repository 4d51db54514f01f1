// To take a sanction back moves places as it did: told before, under the sanction itself.
import { useEffect, useRef } from 'react';
import { EfeitosAVir, QuadroDosEfeitos } from '#web/campeonato/efeitos/efeitos.tsx';
import { useEfeitos } from '#web/campeonato/efeitos/use-efeitos.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './anular-punicao.module.css';

type Props = { id: string; punicao: string; onEnd(): void };

export function AnularPunicao({ id, punicao, onEnd }: Props) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const { isBusy, problem, run } = useChange();
  const params = { id, punicao };
  const { efeitos, problem: unknown } = useEfeitos(punicao, (api) =>
    api('POST /api/campeonatos/:id/punicoes/:punicao/impacto', { params }),
  );
  useEffect(() => box.current?.focus(), []);
  const lost = efeitos?.desfeitos.length ?? 0;
  const undo = async () => {
    const isDone = await run(
      (api) =>
        api('DELETE /api/campeonatos/:id/punicoes/:punicao', { params, query: { ciente: true } }),
      t('organizacao.punicoes.anulada'),
    );
    if (isDone) onEnd();
  };
  return (
    <div ref={box} className={styles.ask} tabIndex={-1}>
      {efeitos ? <QuadroDosEfeitos efeitos={efeitos} /> : !unknown && <EfeitosAVir />}
      <ProblemAlert texto={problem ?? unknown} />
      <span className={styles.answers}>
        <Button
          variant={lost > 0 ? 'bad' : 'primary'}
          disabled={isBusy || !efeitos}
          onClick={() => void undo()}
        >
          {lost > 0
            ? t('organizacao.punicoes.anular_e_desfazer', { n: lost })
            : t('organizacao.punicoes.anular')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onEnd}>
          {t('organizacao.punicoes.manter')}
        </Button>
      </span>
    </div>
  );
}
