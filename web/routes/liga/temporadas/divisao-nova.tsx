import { Select } from '#web/components/forms/select.tsx';
import { Stepper } from '#web/components/forms/stepper.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './nova-temporada.module.css';

export type NovaDivisao = {
  readonly nome: string;
  readonly lista: string;
  /** One that the liga has already, instead of a new one. */
  readonly campeonato: string | null;
  readonly caem: number;
  readonly sobem: number;
  readonly confrontos: number;
};

const LINES = ['caem', 'sobem', 'confrontos'] as const;
const MOST = { caem: 16, sobem: 16, confrontos: 4 } as const;

type Props = {
  divisao: NovaDivisao;
  nivel: number;
  /** Name of the division below; the last one has none. */
  abaixo: string | undefined;
  /** Championships of the liga that no other division takes. */
  prontos: readonly { readonly value: string; readonly label: string }[];
  onChange(part: Partial<NovaDivisao>): void;
};

export function DivisaoNova({ divisao, nivel, abaixo, prontos, onChange }: Props) {
  const t = useT();
  const names = divisao.lista.split('\n').filter((line) => line.trim() !== '').length;
  const id = `divisao-${nivel}`;
  return (
    <fieldset className={styles.division}>
      <legend>{t('liga.temporada.nova.divisao', { n: nivel })}</legend>
      <label htmlFor={`${id}-nome`}>{t('liga.temporada.nova.nome')}</label>
      <input
        id={`${id}-nome`}
        value={divisao.nome}
        maxLength={30}
        required
        onChange={({ currentTarget }) => onChange({ nome: currentTarget.value })}
      />
      {prontos.length > 0 && (
        <>
          <label htmlFor={`${id}-campeonato`}>{t('liga.temporada.nova.de_onde')}</label>
          <Select
            id={`${id}-campeonato`}
            value={divisao.campeonato ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ campeonato: currentTarget.value || null, lista: '' })
            }
            options={[{ value: '', label: t('liga.temporada.nova.novo') }, ...prontos]}
          />
        </>
      )}
      {divisao.campeonato === null && (
        <>
          <label htmlFor={`${id}-lista`}>
            {t('liga.temporada.nova.times')}
            <small>{names > 0 && t('liga.temporada.n_times', { n: names })}</small>
          </label>
          <textarea
            id={`${id}-lista`}
            value={divisao.lista}
            rows={5}
            maxLength={20_000}
            placeholder={t('liga.temporada.nova.times_ajuda')}
            onChange={({ currentTarget }) => onChange({ lista: currentTarget.value })}
          />
        </>
      )}
      {abaixo !== undefined && (
        <div className={styles.lines}>
          {LINES.map((line) => (
            <div key={line}>
              <label htmlFor={`${id}-${line}`}>
                {t(`liga.temporada.nova.${line}`, { abaixo })}
              </label>
              <Stepper
                id={`${id}-${line}`}
                name={t(`liga.temporada.nova.${line}`, { abaixo })}
                value={divisao[line]}
                min={0}
                max={MOST[line]}
                onChange={(value) => onChange({ [line]: value })}
              />
            </div>
          ))}
        </div>
      )}
    </fieldset>
  );
}
