import { lazy, Suspense, useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Participante } from '#contract/participantes.ts';
import { isJanelaAberta } from '#regras/agenda/janelas.ts';
import { podeEditarAEquipe, STATUS } from '#regras/participantes/status.ts';
import { Segments } from '#web/components/forms/segments.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import styles from '#web/routes/campeonato/adicionar/dialog.module.css';
import { teamOf } from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { bloqueavel, ContaNaFicha } from './conta.tsx';
import { DetailsForm } from './details-form.tsx';
import { ElencoEditor } from './elenco-editor.tsx';
import { LeaveOrSwap } from './leave-or-swap.tsx';

// It brings the catalogue of clubs along.
const CrestEditor = lazy(() => import('./crest-editor.tsx'));

type Part = 'dados' | 'escudo' | 'elenco' | 'conta' | 'mudar';

type Props = {
  one: Participante;
  campeonato: Campeonato;
  manages: boolean;
  isOwn: boolean;
  onClose(): void;
};

const mayChangeId = (regras: Campeonato['regras'], now: number) =>
  regras.troca_de_id === 'livre' ||
  (regras.troca_de_id === 'janela' && isJanelaAberta(regras, now));

/** What this visitor may see and do with this participant now. */
function partsFor({ one, campeonato, manages, isOwn }: Props, eu: string | undefined): Part[] {
  const { estado } = campeonato;
  const mayDress = manages || (isOwn && podeEditarAEquipe(estado));
  const mayRename = isOwn && estado === 'andamento' && mayChangeId(campeonato.regras, Date.now());
  const isPlaying = estado === 'andamento' && one.status === STATUS.confirmado;
  const parts: readonly (readonly [Part, boolean])[] = [
    ['dados', mayDress || mayRename],
    ['escudo', mayDress],
    ['elenco', true],
    [
      'conta',
      one.assumido_ate !== null ||
        bloqueavel(one, campeonato, eu) !== null ||
        (manages && one.usuario_uuid === null && one.status !== STATUS.rejeitado),
    ],
    ['mudar', isPlaying && (manages || (isOwn && !one.desistiu))],
  ];
  return parts.filter(([, isOpen]) => isOpen).map(([name]) => name);
}

function Body({ part, ...props }: Props & { part: Part }) {
  switch (part) {
    case 'dados':
      return <DetailsForm {...props} />;
    case 'escudo':
      return (
        <Suspense>
          <CrestEditor one={props.one} />
        </Suspense>
      );
    case 'elenco':
      return <ElencoEditor {...props} />;
    case 'conta':
      return <ContaNaFicha {...props} />;
    case 'mudar':
      return <LeaveOrSwap {...props} />;
  }
}

/** Everything about one participant: team, crest, squad, and how they leave. */
export default function FichaDialog(props: Props) {
  const t = useT();
  const parts = partsFor(props, useUser()?.uuid);
  const [first = 'elenco'] = parts;
  const [chosen, setChosen] = useState<Part>(first);
  const part = parts.includes(chosen) ? chosen : first;
  return (
    <Modal title={teamOf(props.one)} onClose={props.onClose}>
      <div className={styles.body}>
        {parts.length > 1 && (
          <Segments
            label={t('inscricoes.ficha.partes')}
            options={parts.map((name) => ({ name, label: t(`inscricoes.ficha.${name}`) }))}
            value={part}
            onChange={(name) => setChosen(name)}
          />
        )}
        <Body {...props} part={part} />
      </div>
    </Modal>
  );
}
