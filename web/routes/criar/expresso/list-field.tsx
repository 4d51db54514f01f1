import { fieldId } from '#web/components/forms/field.tsx';
import { SettingRow } from '#web/routes/criar/campos/setting-row.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './express.module.css';

const LONGEST_LIST = 20_000;

type Props = { value: string; error: string | undefined; onChange(text: string): void };

export function ListField({ value, error, onChange }: Props) {
  const t = useT();
  const id = fieldId('lista');
  const help = t('criar.expresso.lista_ajuda');
  return (
    <div className={styles.list}>
      <SettingRow path="lista" label={t('criar.expresso.lista')} help={help} error={error} stacked>
        <textarea
          id={id}
          rows={6}
          value={value}
          maxLength={LONGEST_LIST}
          placeholder={t('criar.expresso.lista_exemplo')}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-ajuda ${id}-erro` : `${id}-ajuda`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </SettingRow>
    </div>
  );
}
