import { lazy, Suspense, useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { podeEditarAEquipe } from '#regras/participantes/status.ts';
import { Button } from '#web/components/elements/button.tsx';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';

const AddDialog = lazy(withTexts(['adicionar'], () => import('./add-dialog.tsx')));

/** Until the draw. */
export function AddButton({ campeonato }: { campeonato: Campeonato }) {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  if (campeonato.resumo.jogos > 0 || !podeEditarAEquipe(campeonato.estado)) return null;
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
        {t('inscricoes.adicionar.abrir')}
      </Button>
      {isAdding && (
        <Suspense>
          <AddDialog campeonato={campeonato} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
