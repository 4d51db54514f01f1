import type { FORMATOS } from '#regras/configuracao/opcoes.ts';
import { FormatDrawing, type FormatName } from '#web/components/campeonato-card/format-drawing.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import type { Formato } from '#web/routes/criar/rascunho/formats.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './picture-cards.module.css';

const DRAWINGS: Readonly<Record<Formato, FormatName>> = {
  pontos_corridos: 'pontos-corridos',
  mata_mata: 'mata-mata',
  grupos: 'grupos',
  dupla_eliminacao: 'dupla-eliminacao',
  suico: 'suico',
  liga: 'fase-de-liga',
};

const IN_ORDER: readonly Formato[] = [
  'pontos_corridos',
  'mata_mata',
  'grupos',
  'liga',
  'suico',
  'dupla_eliminacao',
] satisfies readonly (typeof FORMATOS)[number][];

type Props = { value: Formato; disabled: boolean; onChange(formato: Formato): void };

export function FormatCards({ value, disabled, onChange }: Props) {
  const t = useT();
  return (
    <fieldset disabled={disabled}>
      <legend className={styles.title}>{t('criar.formato.titulo')}</legend>
      <div className={styles.cards}>
        {IN_ORDER.map((formato) => (
          <label key={formato} className={styles.card}>
            <input
              type="radio"
              name="formato"
              value={formato}
              checked={value === formato}
              onChange={() => onChange(formato)}
            />
            <span className={styles.figure}>
              <FormatDrawing name={DRAWINGS[formato]} />
            </span>
            <span className={styles.words}>
              <b>{t(`opcoes.formato.${formato}`)}</b>
              <small>{t(`criar.formato.${formato}`)}</small>
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
