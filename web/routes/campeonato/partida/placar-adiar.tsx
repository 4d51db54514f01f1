import { DateTimeField } from '#web/components/forms/date-time-field.tsx';
import { useT } from '#web/texts/texts.tsx';

type Props = { error: string | undefined; onChange(instant: string | null | undefined): void };

/** The new day of a match that is put off: none is needed yet. */
export function NovaData({ error, onChange }: Props) {
  const t = useT();
  return (
    <DateTimeField
      name="jogo_previsto_at"
      label={t('campeonato.placar.nova_data')}
      help={t('campeonato.placar.nova_data_ajuda')}
      error={error}
      value={null}
      withoutTime
      onChange={onChange}
    />
  );
}
