import { VISIBILIDADES_DO_EXPRESSO } from '#regras/configuracao/opcoes.ts';
import { fieldId } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { SettingRow } from '#web/routes/criar/campos/setting-row.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './express.module.css';
import type { Visibilidade } from './typed.ts';

type Props = { value: Visibilidade; onChange(value: Visibilidade): void };

export function SeenBy({ value, onChange }: Props) {
  const t = useT();
  const id = fieldId('visibilidade');
  const options = VISIBILIDADES_DO_EXPRESSO.map((one) => ({
    value: one,
    label: t(`opcoes.visibilidade.${one}`),
  }));
  const help = t(`criar.visibilidade.${value}`);
  return (
    <div className={styles.list}>
      <SettingRow path="visibilidade" label={t('criar.campo.visibilidade')} help={help} stacked>
        <Select
          id={id}
          options={options}
          value={value}
          aria-describedby={`${id}-ajuda`}
          onChange={({ currentTarget }) => onChange(currentTarget.value as Visibilidade)}
        />
      </SettingRow>
    </div>
  );
}
