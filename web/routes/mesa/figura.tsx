// A figure for a thumb.
import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './mesa.module.css';

const MOST = 99;

type Props = {
  time: string;
  valor: number;
  tipo: 'gols' | 'penaltis';
  onStep(by: 1 | -1): void;
};

export function Figura({ time, valor, tipo, onStep }: Props) {
  const t = useT();
  // Not `disabled`: the one that was pressed keeps the focus.
  const [isLeast, isMost] = [valor === 0, valor === MOST];
  const which = tipo === 'penaltis' ? '_penaltis' : '';
  return (
    <>
      <output aria-live="polite" aria-label={t(`mesa.placar.${tipo}`, { time })}>
        {valor}
      </output>
      <div className={styles.steps}>
        <button
          type="button"
          aria-label={t(`mesa.placar.menos${which}`, { time })}
          aria-disabled={isLeast}
          onClick={() => !isLeast && onStep(-1)}
        >
          <Icon name="minus" size={24} />
        </button>
        <button
          type="button"
          className={styles.plus}
          aria-label={t(`mesa.placar.mais${which}`, { time })}
          aria-disabled={isMost}
          onClick={() => !isMost && onStep(1)}
        >
          <Icon name="plus" size={32} />
        </button>
      </div>
    </>
  );
}
