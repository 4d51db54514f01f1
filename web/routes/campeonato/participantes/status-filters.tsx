import type { Contagem } from '#contract/participantes.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import {
  type Shown,
  STATUS_IDS,
  statusName,
} from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './status-filters.module.css';

type Props = { contagem: Contagem; shown: Shown; onChange(shown: Shown): void };

/** Counters that filter. Those who manage see all four; others only what there is to see. */
export function StatusFilters({ contagem, shown, onChange }: Props) {
  const t = useT();
  const options = [
    { status: null, label: t('inscricoes.todos'), n: contagem.todos },
    ...STATUS_IDS.map((status) => ({
      status,
      label: t(`inscricoes.${statusName(status)}s`),
      n: contagem[statusName(status)],
    })),
  ];
  return (
    <div className={styles.filters}>
      <fieldset className={styles.counters}>
        <legend className="visually-hidden">{t('inscricoes.filtrar')}</legend>
        {options.map(({ status, label, n }) => (
          <button
            key={label}
            type="button"
            aria-pressed={shown.status === status}
            onClick={() => onChange({ ...shown, status })}
          >
            <b>{n}</b>
            {label}
          </button>
        ))}
      </fieldset>
      <Search shown={shown} onChange={onChange} />
    </div>
  );
}

export function Search({ shown, onChange }: Omit<Props, 'contagem'>) {
  const t = useT();
  return (
    <label className={styles.search}>
      <Icon name="search" />
      <span className="visually-hidden">{t('inscricoes.buscar')}</span>
      <input
        type="search"
        value={shown.busca}
        maxLength={60}
        placeholder={t('inscricoes.buscar_dica')}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ ...shown, busca: currentTarget.value })}
      />
    </label>
  );
}
