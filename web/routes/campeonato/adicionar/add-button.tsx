import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { podeEditarAEquipe } from '#regras/participantes/status.ts';
import { ADICIONAR } from '#web/campeonato/passos.ts';
import { Button } from '#web/components/elements/button.tsx';
import { semVagas } from '#web/routes/campeonato/inscricao/lotado.ts';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';

const AddDialog = lazy(withTexts(['adicionar'], () => import('./add-dialog.tsx')));

type Props = { campeonato: Campeonato; variant?: 'primary' | 'line' };

/** Until the draw; once all places are taken, to the waiting list. */
export function AddButton({ campeonato, variant = 'primary' }: Props) {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const { hash, ...here } = useLocation();
  const navigate = useNavigate();
  const isAsked = hash === `#${ADICIONAR}`;
  const close = () => {
    setAdding(false);
    if (isAsked) void navigate(here, { replace: true, preventScrollReset: true });
  };
  if (campeonato.resumo.jogos > 0 || !podeEditarAEquipe(campeonato.estado)) return null;
  const isFull = semVagas(campeonato);
  return (
    <>
      <Button variant={isFull ? 'line' : variant} icon="plus" onClick={() => setAdding(true)}>
        {t(isFull ? 'inscricoes.adicionar.abrir_espera' : 'inscricoes.adicionar.abrir')}
      </Button>
      {(isAdding || isAsked) && (
        <Suspense>
          <AddDialog campeonato={campeonato} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
