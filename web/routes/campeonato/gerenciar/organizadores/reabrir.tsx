import { useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useT } from '#web/texts/texts.tsx';

/** What was closed goes on: asked twice, and out of the way of the finger that closed it. */
export function Reabrir({ campeonato }: { campeonato: Campeonato }) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const [asks, setAsks] = useState(false);
  const { id, nome, estado } = campeonato;
  if (estado !== 'encerrado') return null;
  const reopen = () => {
    setAsks(false);
    const body = { estado: 'andamento' } as const;
    return run(
      (call) => call('PUT /api/campeonatos/:id/estado', { params: { id }, body }),
      t('organizacao.reaberto', { nome }),
    );
  };
  return (
    <section className={cartao.card}>
      <h2>{t('organizacao.reabertura')}</h2>
      <p className={cartao.help}>{t('organizacao.reabrir_ajuda')}</p>
      <Button disabled={isBusy} onClick={() => setAsks(true)}>
        {t('organizacao.reabrir')}
      </Button>
      <ProblemAlert texto={problem} />
      {asks && (
        <Modal title={t('organizacao.reabrir_titulo', { nome })} onClose={() => setAsks(false)}>
          <div className={cartao.stack}>
            <p>{t('organizacao.reabrir_ajuda')}</p>
            <Button variant="primary" block onClick={() => void reopen()}>
              {t('organizacao.reabrir')}
            </Button>
          </div>
        </Modal>
      )}
    </section>
  );
}
