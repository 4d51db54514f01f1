import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './reasons.module.css';

const REASONS = [
  ['organizar', 'table'],
  ['jogar', 'ball'],
  ['acompanhar', 'trophy'],
] as const;

export function Reasons() {
  const t = useT();
  return (
    <aside className={styles.panel}>
      <h2>{t('registrar.painel.titulo')}</h2>
      <ul className={styles.list}>
        {REASONS.map(([name, icon]) => (
          <li key={name}>
            <Icon name={icon} size={28} />
            <b>{t(`registrar.painel.${name}`)}</b>
            <p>{t(`registrar.painel.${name}_texto`)}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
