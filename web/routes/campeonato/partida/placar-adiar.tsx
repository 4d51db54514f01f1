import { Field } from '#web/components/forms/field.tsx';
import { useT } from '#web/texts/texts.tsx';

type Props = { value: string; error: string | undefined; onChange(value: string): void };

/** The new day of a match that is put off: none is needed yet. */
export function NovaData({ value, error, onChange }: Props) {
  const t = useT();
  return (
    <Field
      name="jogo_previsto_at"
      type="datetime-local"
      label={t('campeonato.placar.nova_data')}
      help={t('campeonato.placar.nova_data_ajuda')}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
