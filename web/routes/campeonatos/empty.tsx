import { ButtonLink } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './empty.module.css';
import { activeFilters, type Filters, LISTA, withoutFilters } from './filters.ts';

function kindOf(filters: Filters): 'filtros' | 'tudo' | 'organizo' | 'participo' {
  if (activeFilters(filters).length > 0 || filters.estado) return 'filtros';
  return filters.meus ?? 'tudo';
}

/** Nothing to show: says why, and what can be done about it. */
export function Empty({ filters }: { filters: Filters }) {
  const t = useT();
  const kind = kindOf(filters);
  const isFiltered = activeFilters(filters).length > 0;
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 72" aria-hidden="true" focusable="false">
        <path d="M4 4h152v64H4zM80 4v64M4 20h24v32H4M156 20h-24v32h24" />
        <circle cx="80" cy="36" r="14" />
        <circle cx="80" cy="36" r="4" />
      </svg>
      <h2>{t(`lista.vazio.${kind}`)}</h2>
      <p>{t(`lista.vazio.${kind}_texto`)}</p>
      <div className={styles.actions}>
        {kind === 'participo' ? (
          <ButtonLink to={`${LISTA}?estado=inscricoes`} variant="primary" icon="search">
            {t('lista.vazio.abertos')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/comecar" variant="primary" icon="plus">
            {t('lista.vazio.criar')}
          </ButtonLink>
        )}
        {isFiltered && (
          <ButtonLink to={withoutFilters(filters)}>{t('lista.vazio.limpar')}</ButtonLink>
        )}
      </div>
    </div>
  );
}
