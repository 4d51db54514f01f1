// What an organiser does with a match in a list.
import { lazy, Suspense, useState } from 'react';
import type { Partida } from '#contract/partidas.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { isOver } from '#web/components/match/match-state.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './lancar.module.css';

const PlacarDialog = lazy(withTexts(['placar'], () => import('./placar-dialog.tsx')));

type Props = { partida: Partida; pagina: DadosDaPagina };

/** Opens the sheet of the score: 'Lançar' where none is in yet, a pencil where one is. */
export function Lancar({ partida, pagina }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isPlayed = isOver(partida);
  const names = [partida.mandante, partida.visitante].map(({ participante }) =>
    nomeDe(pagina.gente, participante ?? ''),
  );
  const label = `${t(isPlayed ? 'campeonato.jogos.corrigir' : 'campeonato.jogos.lancar')}: ${names.join(' × ')}`;
  return (
    <>
      {/* One button, so that the focus stays on it when the score is in. */}
      <button
        type="button"
        className={isPlayed ? styles.correct : styles.enter}
        aria-label={label}
        title={isPlayed ? label : undefined}
        onClick={() => setOpen(true)}
      >
        {isPlayed ? <Icon name="pencil" size={18} /> : t('campeonato.jogos.lancar_curto')}
      </button>
      {isOpen && (
        <Suspense>
          <PlacarDialog partida={partida} pagina={pagina} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
