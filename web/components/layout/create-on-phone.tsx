import { ButtonLink } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './create-on-phone.module.css';

/** On wider screens the menu is in sight, and has it. */
export function CreateOnPhone() {
  const t = useT();
  return (
    <span className={styles.create}>
      <ButtonLink to="/comecar" variant="primary" icon="plus" block>
        {t('shell.paginas.criar')}
      </ButtonLink>
    </span>
  );
}
