import { lazy, Suspense, useState } from 'react';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { useCampeonato, useDaAba } from '#web/routes/campeonato/pagina.ts';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';
import { carregarParticipantes } from './carregar.ts';
import type { ParticipantListProps } from './managed-list.tsx';
import { PublicList } from './public-list.tsx';

/** For who manages the entries. */
const MANAGED = onlyForSome(
  'participantes-geridos',
  async () => (await import('./managed-list.tsx')).ManagedList,
);

const FichaDialog = lazy(withTexts(['ficha'], () => import('./ficha/ficha-dialog.tsx')));

export const loader = carregarParticipantes;

export default function ParticipantesPage() {
  const { participantes, campanhas, contagem, pagamento_ate, now } = useDaAba<typeof loader>();
  const campeonato = useCampeonato();
  const t = useT();
  const [open, setOpen] = useState<string | null>(null);
  const manages = campeonato.acoes.includes('gerir_participantes');
  if (participantes.length === 0 && !manages) {
    return (
      <Vazio
        titulo={t('campeonato.sem_participantes.titulo')}
        texto={t('campeonato.sem_participantes.texto')}
      />
    );
  }
  const isFeeDue = pagamento_ate !== null && Date.parse(pagamento_ate) <= now;
  const list: ParticipantListProps = {
    campeonato,
    list: participantes,
    campanhas,
    contagem,
    isFeeDue,
    onOpen: ({ uuid }) => setOpen(uuid),
  };
  const one = participantes.find(({ uuid }) => uuid === open);
  return (
    <>
      {manages ? <ForSome part={MANAGED} props={list} /> : <PublicList {...list} />}
      {one && (
        <Suspense>
          <FichaDialog
            one={one}
            campeonato={campeonato}
            manages={manages}
            isOwn={campeonato.minha_inscricao?.uuid === one.uuid}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
