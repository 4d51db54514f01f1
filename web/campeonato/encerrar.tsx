import { lazy, Suspense, useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { Button } from '#web/components/elements/button.tsx';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';

const EncerrarDialog = lazy(withTexts(['campeao'], () => import('./encerrar-dialog.tsx')));

type Props = {
  campeonato: Pick<Campeonato, 'id' | 'nome' | 'resumo'>;
  variant: 'primary' | 'line';
};

/** With the last score in: what becomes final is shown before it does. */
export function Encerrar({ campeonato, variant }: Props) {
  const t = useT();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant={variant} icon="trophy" onClick={() => setAsks(true)}>
        {t(campeonato.resumo.campeao ? 'campeonato.fim.celebrar' : 'campeonato.fim.encerrar')}
      </Button>
      {asks && (
        <Suspense>
          <EncerrarDialog campeonato={campeonato} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
