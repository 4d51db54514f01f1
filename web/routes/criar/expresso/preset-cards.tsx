import type { Fase } from '#regras/configuracao/fases.ts';
import { PRESETS, type Preset, predefinido } from '#regras/configuracao/presets.ts';
import { FormatDrawing, type FormatName } from '#web/components/campeonato-card/format-drawing.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import styles from '#web/routes/criar/passos/picture-cards.module.css';
import { useT } from '#web/texts/texts.tsx';

const DRAWINGS: Readonly<Record<Preset, FormatName>> = {
  pelada: 'pontos-corridos',
  x1: 'mata-mata',
  pro_clubs: 'fase-de-liga',
  copa: 'grupos',
  brasileirao: 'pontos-corridos',
  champions: 'fase-de-liga',
};

const FULL = 16;

/** Too few for groups or a league phase: it is played as something else than the card draws. */
function otherwise(preset: Preset, names: number): Fase['tipo'] | null {
  if (names < 2) return null;
  const first = predefinido(preset, names).fases[0]?.tipo ?? null;
  return first === predefinido(preset, FULL).fases[0]?.tipo ? null : first;
}

type Props = { value: Preset; names: number; onChange(preset: Preset): void };

export function PresetCards({ value, names, onChange }: Props) {
  const t = useT();
  return (
    <fieldset>
      <legend className={styles.label}>{t('criar.expresso.modelo')}</legend>
      <div className={styles.cards}>
        {PRESETS.map((preset) => {
          const other = otherwise(preset, names);
          return (
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
                <small>
                  {other
                    ? t('criar.expresso.vira', {
                        n: names,
                        formato: t(`opcoes.fase.${other}`).toLocaleLowerCase(),
                      })
                    : t(`criar.preset.${preset}_texto`)}
                </small>
              </span>
              <span className={styles.mark}>
                <Icon name="check" size={16} />
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
