import type { Modalidade } from '#regras/configuracao/expresso.ts';
import { MODALIDADES } from '#regras/configuracao/opcoes.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './modality-chips.module.css';

type Props = { value: Modalidade; onChange(modalidade: Modalidade): void };

/** What is played: asked, and never decided by the format. */
export function ModalityChips({ value, onChange }: Props) {
  const t = useT();
  return (
    <fieldset>
      <legend className="visually-hidden">{t('criar.campo.modalidade')}</legend>
      <div className={styles.chips}>
        {MODALIDADES.map((modalidade) => (
          <label key={modalidade} className={styles.chip}>
            <input
              type="radio"
              name="modalidade"
              value={modalidade}
              checked={value === modalidade}
              onChange={() => onChange(modalidade)}
            />
            {t(`opcoes.modalidade.${modalidade}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
