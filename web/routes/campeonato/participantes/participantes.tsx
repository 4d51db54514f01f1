import { lazy, Suspense, useState } from 'react';
import { Vazio } from '#web/components/layout/vazio.tsx';
import type { DadosDaPagina, DadosDosParticipantes } from '#web/routes/campeonato/dados.ts';
import { useT } from '#web/texts/texts.tsx';
import { ManagedList } from './managed-list.tsx';
import { PublicList } from './public-list.tsx';

const RecordDialog = lazy(() => import('./ficha/ficha-dialog.tsx'));

type Props = { pagina: DadosDaPagina; dados: DadosDosParticipantes };

export function Participantes({ pagina, dados }: Props) {
  const t = useT();
  const [open, setOpen] = useState<string | null>(null);
  const { participantes, campeonato } = pagina;
  const manages = campeonato.acoes.includes('gerir_participantes');
  if (participantes.length === 0 && !manages) {
    return (
      <Vazio
        titulo={t('campeonato.sem_participantes.titulo')}
        texto={t('campeonato.sem_participantes.texto')}
      />
    );
  }
  const { pagamento_ate } = dados;
  const isFeeDue = pagamento_ate !== null && Date.parse(pagamento_ate) <= pagina.now;
  const List = manages ? ManagedList : PublicList;
  const one = participantes.find(({ uuid }) => uuid === open);
  return (
    <>
      <List
        campeonato={campeonato}
        list={participantes}
        contagem={dados.contagem}
        isFeeDue={isFeeDue}
        onOpen={({ uuid }) => setOpen(uuid)}
      />
      {one && (
        <Suspense>
          <RecordDialog
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
