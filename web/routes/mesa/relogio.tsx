// The clock of a match that the table official tells: begin it, stop it, set it a minute on.
import { type Ref, useEffect, useRef, useState } from 'react';
import { useLostFocus } from '#web/screen/lost-focus.ts';
import { useT } from '#web/texts/texts.tsx';
import { type AoVivoNaMesa, minutosESegundos, type RelogioDaMesa, tempoDe } from './ao-vivo.ts';
import { Icone } from './icones.tsx';
import styles from './jogo.module.css';
import page from './mesa.module.css';

const TICK_MS = 500;

/** The time of now, for as long as it runs. */
function useAgora(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

type Props = {
  relogio: RelogioDaMesa;
  aoVivo: AoVivoNaMesa;
  onStart(tipo: 'inicio' | 'segundo_tempo'): void;
  onPause(): void;
  onResume(): void;
  onMinute(): void;
};

type MostradorProps = Pick<Props, 'relogio' | 'aoVivo'> & { timer: Ref<HTMLDivElement> };

function Mostrador({ relogio, aoVivo, timer }: MostradorProps) {
  const t = useT();
  const now = useAgora(relogio.desde !== null);
  const [minutes, seconds] = minutosESegundos(tempoDe(relogio, now));
  const part = aoVivo.segundoTempo ? 'segundo' : aoVivo.comecou ? 'primeiro' : 'antes';
  const tempo = t(`mesa.relogio.${part}`);
  return (
    <div
      ref={timer}
      role="timer"
      tabIndex={-1}
      className={styles.time}
      aria-label={t('mesa.relogio.lido', { minutos: minutes, segundos: seconds, tempo })}
    >
      <span aria-hidden="true">
        {`${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`}
        <small>{tempo}</small>
      </span>
    </div>
  );
}

export function Relogio({ relogio, aoVivo, onStart, onPause, onResume, onMinute }: Props) {
  const t = useT();
  const isRunning = relogio.desde !== null;
  const timer = useRef<HTMLDivElement>(null);
  // The button that began it is gone; so is the one that took that back.
  useLostFocus(aoVivo.comecou, () => timer.current);
  if (!aoVivo.comecou) {
    return (
      <div className={`${styles.clock} ${page.first}`} data-before="">
        <Mostrador relogio={relogio} aoVivo={aoVivo} timer={timer} />
        <button type="button" className={styles.start} onClick={() => onStart('inicio')}>
          <Icone name="whistle" />
          {t('mesa.relogio.comecar')}
        </button>
      </div>
    );
  }
  const mayStartSecond = !isRunning && !aoVivo.segundoTempo;
  return (
    <div className={`${styles.clock} ${page.first}`}>
      <button
        type="button"
        className={styles.round}
        aria-label={t(isRunning ? 'mesa.relogio.pausar' : 'mesa.relogio.seguir')}
        onClick={isRunning ? onPause : onResume}
      >
        <Icone name={isRunning ? 'pause' : 'play'} />
      </button>
      <Mostrador relogio={relogio} aoVivo={aoVivo} timer={timer} />
      <button type="button" onClick={mayStartSecond ? () => onStart('segundo_tempo') : onMinute}>
        {t(mayStartSecond ? 'mesa.relogio.segundo' : 'mesa.relogio.mais')}
      </button>
    </div>
  );
}
