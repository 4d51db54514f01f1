import { PRESETS, type Preset } from '#contract/presets.ts';
import { FormatDrawing, type FormatName } from '#web/components/format-drawing.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useT } from '#web/texts.tsx';
import styles from './picture-cards.module.css';

const DRAWINGS: Readonly<Record<Preset, FormatName>> = {
  pelada: 'pontos-corridos',
  x1: 'mata-mata',
  pro_clubs: 'fase-de-liga',
  copa: 'grupos',
  brasileirao: 'pontos-corridos',
  champions: 'fase-de-liga',
};

type Props = { value: Preset; onChange(preset: Preset): void };

export function PresetCards({ value, onChange }: Props) {
  const t = useT();
  return (
    <fieldset>
      <legend className={styles.label}>{t('criar.expresso.modelo')}</legend>
      <div className={styles.cards}>
        {PRESETS.map((preset) => (
          <label key={preset} className={styles.card}>
            <input
              type="radio"
              name="preset"
              value={preset}
              checked={value === preset}
              onChange={() => onChange(preset)}
            />
            <span className={styles.figure}>
              <FormatDrawing name={DRAWINGS[preset]} />
            </span>
            <span className={styles.words}>
              <b>{t(`criar.preset.${preset}`)}</b>
              <small>{t(`criar.preset.${preset}_texto`)}</small>
            </span>
            <span className={styles.mark}>
              <Icon name="check" size={16} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
