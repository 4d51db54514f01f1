// A match in a list of its championship, with what an organiser does with it.
import { lazy, Suspense, useState } from 'react';
import type { Partida } from '#contract/partidas.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { MatchRow } from '#web/components/match/match-row.tsx';
import { isOver } from '#web/components/match/match-state.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { withTexts } from '#web/texts/messages-browser.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { etiquetasDe } from './etiqueta.ts';
import styles from './linha-da-partida.module.css';

const PlacarDialog = lazy(withTexts(['placar'], () => import('./placar-dialog.tsx')));

type Props = {
  partida: Partida;
  pagina: DadosDaPagina;
  /** The day, or the deadline, stands above as a heading. */
  hasDay?: boolean;
  /** Where it is played, when no heading says it. */
  place?: string | null;
};

type QuemLanca = Pick<DadosDaPagina, 'campeonato' | 'impedido'>;

/** An organiser plays it against somebody who can speak, and so does not enter its result. */
export function ehDeOutros(
  { mandante, visitante }: Pick<Partida, 'mandante' | 'visitante'>,
  { impedido }: Pick<QuemLanca, 'impedido'>,
): boolean {
  const of = ({ participante }: Partida['mandante']) => impedido[participante ?? ''] ?? 0;
  return of(mandante) + of(visitante) > 2;
}

/** Whether this visitor may enter a score for it now. A contested one is decided on its page. */
export function podeLancar(partida: Partida, pagina: QuemLanca) {
  const { campeonato } = pagina;
  const isRunning = campeonato.estado === 'andamento' || campeonato.estado === 'encerrado';
  const { mandante, visitante } = partida;
  const isKnown = mandante.participante !== null && visitante.participante !== null;
  const isCase = partida.estado === 'contestada';
  const mayEnter = campeonato.acoes.includes('lancar_placar') && !ehDeOutros(partida, pagina);
  return mayEnter && isRunning && isKnown && !isCase;
}

/** Opens the sheet of the score: 'Lançar' where none is in yet, a pencil where one is. */
function Lancar({ partida, pagina }: Props) {
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

const STAGES: readonly string[] = ['final', 'terceiro', 'principal', 'repescagem'];

/** Its group, which leg it is, where it is played. `isOfStage`: the name of its stage stands beside it. */
export function rotuloDe(
  { partida, pagina, place, isOfStage }: Props & { isOfStage?: boolean },
  t: Translate,
): string | null {
  const fase = pagina.campeonato.fases[partida.fase - 1];
  const group = partida.grupo && t('campeonato.grupo', { nome: partida.grupo });
  const labels = etiquetasDe(partida, pagina.partidas, fase)
    .filter((each) => !isOfStage || !STAGES.includes(each))
    .map((each) => t(`campeonato.jogos.${each}`));
  return [group, ...labels, place].filter(Boolean).join(' · ') || null;
}

export function LinhaDaPartida(props: Props) {
  const { partida, pagina, hasDay } = props;
  const t = useT();
  return (
    <MatchRow
      partida={partida}
      gente={pagina.gente}
      confrontos={pagina.confrontos}
      now={pagina.now}
      hasDay={hasDay}
      label={rotuloDe(props, t)}
      mine={pagina.campeonato.minha_inscricao?.uuid}
      action={podeLancar(partida, pagina) && <Lancar partida={partida} pagina={pagina} />}
    />
  );
}
