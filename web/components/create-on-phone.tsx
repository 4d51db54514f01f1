import { useT } from '#web/texts.tsx';
import { ButtonLink } from './button.tsx';
import styles from './create-on-phone.module.css';

/** On wider screens the menu is in sight, and has it. */
export function CreateOnPhone() {
  const t = useT();
  return (
    <span className={styles.create}>
      <ButtonLink to="/campeonato/criar" variant="primary" icon="plus" block>
        {t('shell.paginas.criar')}
      </ButtonLink>
    </span>
  );
}
