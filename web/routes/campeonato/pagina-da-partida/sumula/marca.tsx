import type { TipoDeLance } from '#regras/sumula/sumula.ts';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import styles from './sumula.module.css';

/** Cards are drawn by their looks. */
const ICONS: Readonly<Partial<Record<TipoDeLance, IconName>>> = {
  ...{ gol: 'ball', penalti: 'ball', craque: 'trophy' },
};

/** What a line is about, for the eye alone. */
export function Marca({ tipo }: { tipo: TipoDeLance }) {
  const icon = ICONS[tipo];
  return (
    <span className={styles.mark} data-tipo={tipo} aria-hidden="true">
      {icon && <Icon name={icon} size={16} />}
    </span>
  );
}
