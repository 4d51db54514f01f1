import { lazy, Suspense, useEffect, useState } from 'react';
import type { Usuario } from '#contract/sessao.ts';
import { LoadBoundary } from '#web/components/layout/load-boundary.tsx';

const MeusCampeonatos = lazy(() => import('./meus-campeonatos.tsx'));

/** The place of one's own championships in the menu; guests never load their code. */
export function MeusSlot({ user }: { user: Usuario | null }) {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!isInBrowser || !user) return null;
  return (
    <LoadBoundary>
      <Suspense>
        <MeusCampeonatos user={user} />
      </Suspense>
    </LoadBoundary>
  );
}
