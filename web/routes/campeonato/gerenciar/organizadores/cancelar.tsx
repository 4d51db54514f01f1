import { useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useT } from '#web/texts/texts.tsx';

const isCancelled = ({ estado }: Campeonato) => estado === 'cancelado';

/** A draft is deleted rather than called off. What was called off goes on where it stood. */
export function Cancelar({ campeonato }: { campeonato: Campeonato }) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const [asks, setAsks] = useState(false);
  const { id, nome, estado, resumo } = campeonato;
  if (estado === 'rascunho') return null;
  const go = (next: Campeonato['estado']) => {
    setAsks(false);
    const body = { estado: next };
    const params = { id };
    return run(
      (call) => call('PUT /api/campeonatos/:id/estado', { params, body }),
      t(next === 'cancelado' ? 'organizacao.mudou.cancelado' : 'organizacao.mudou.retomado'),
    );
  };
  const resume = () => go(resumo.jogos > 0 ? 'andamento' : 'rascunho');
  return (
    <section className={cartao.card}>
      <h2>{t('organizacao.cancelamento')}</h2>
      <p className={cartao.help}>{t('organizacao.cancelar_ajuda')}</p>
      <Button
        disabled={isBusy}
        onClick={() => (isCancelled(campeonato) ? void resume() : setAsks(true))}
      >
        {t(isCancelled(campeonato) ? 'organizacao.retomar' : 'organizacao.cancelar')}
      </Button>
      <ProblemAlert texto={problem} />
      {asks && (
        <Modal title={t('organizacao.cancelar_titulo', { nome })} onClose={() => setAsks(false)}>
          <div className={cartao.stack}>
            <p>{t('organizacao.cancelar_ajuda')}</p>
            <Button variant="bad" block onClick={() => void go('cancelado')}>
              {t('organizacao.cancelar')}
            </Button>
          </div>
        </Modal>
      )}
    </section>
  );
}
