import { DESISTENCIAS_NA_TEMPORADA, VAGAS_NA_TEMPORADA } from '#regras/liga/temporada.ts';
import { Select } from '#web/components/forms/select.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './nova-temporada.module.css';

export type EscolhasDaTemporada = {
  desistencia: (typeof DESISTENCIAS_NA_TEMPORADA)[number];
  vaga: (typeof VAGAS_NA_TEMPORADA)[number];
};

/** What a withdrawal does, and who takes a free place. */
export function EscolhasDasRegras({
  regras,
  onChange,
}: {
  regras: EscolhasDaTemporada;
  onChange(regras: EscolhasDaTemporada): void;
}) {
  const t = useT();
  const oneOf = <const T extends readonly string[]>(values: T, given: string): T[number] =>
    values.find((value) => value === given) ?? (values[0] as T[number]);
  return (
    <div className={styles.rules}>
      <label htmlFor="desistencia">{t('liga.temporada.nova.desistencia')}</label>
      <Select
        id="desistencia"
        value={regras.desistencia}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...regras, desistencia: oneOf(DESISTENCIAS_NA_TEMPORADA, value) })
        }
        options={DESISTENCIAS_NA_TEMPORADA.map((value) => ({
          value,
          label: t(`liga.temporada.nova.desistencia_${value}`),
        }))}
      />
      <label htmlFor="vaga">{t('liga.temporada.nova.vaga')}</label>
      <Select
        id="vaga"
        value={regras.vaga}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...regras, vaga: oneOf(VAGAS_NA_TEMPORADA, value) })
        }
        options={VAGAS_NA_TEMPORADA.map((value) => ({
          value,
          label: t(`liga.temporada.nova.vaga_${value}`),
        }))}
      />
    </div>
  );
}
