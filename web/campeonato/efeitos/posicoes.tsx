import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './posicoes.module.css';

type Movida = {
  readonly participante: string;
  readonly fase: number;
  readonly de: number;
  readonly para: number;
  readonly nome: string;
};

/** Places that move, the old one beside the new. */
export function Posicoes({ posicoes, most }: { posicoes: readonly Movida[]; most: number }) {
  const t = useT();
  if (posicoes.length === 0) return null;
  const more = posicoes.length - most;
  return (
    <ul className={styles.moved}>
      {posicoes.slice(0, most).map(({ participante, fase, de, para, nome }) => (
        <li key={`${participante} ${fase}`} data-way={para < de ? 'up' : 'down'}>
          <span className={styles.from}>
            <s>{t('efeitos.lugar', { n: de })}</s>
            <Icon name="chevron-right" size={14} />
            <span className="visually-hidden">{t('efeitos.para')}</span>
            <b>{t('efeitos.lugar', { n: para })}</b>
          </span>
          <span>{nome}</span>
        </li>
      ))}
      {more > 0 && <li>{t('efeitos.mais', { n: more })}</li>}
    </ul>
  );
}
