import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import styles from './active-filters.module.css';
import {
  activeFilters,
  type Filters,
  hrefWith,
  type Removable,
  withoutFilters,
} from './filters.ts';

function nameOf(filters: Filters, name: Removable, t: Translate): string {
  const { busca = '', modalidade, plataforma, formato } = filters;
  if (name === 'busca') return t('lista.filtros.busca', { texto: busca });
  if (name === 'modalidade' && modalidade) return t(`opcoes.modalidade.${modalidade}`);
  if (name === 'plataforma' && plataforma) return t(`opcoes.plataforma.${plataforma}`);
  if (name === 'formato' && formato) return t(`opcoes.formato.${formato}`);
  return t(`lista.filtros.${name === 'gratis' ? 'gratis' : 'com_vagas'}`);
}

export function ActiveFilters({ filters }: { filters: Filters }) {
  const t = useT();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={t('lista.filtros.ativos')}>
        {active.map((name) => {
          const nome = nameOf(filters, name, t);
          return (
            <li key={name}>
              <Link
                to={hrefWith(filters, { [name]: undefined })}
                preventScrollReset
                className={styles.filter}
                aria-label={t('lista.filtros.remover', { nome })}
              >
                {nome}
                <Icon name="close" size={14} />
              </Link>
            </li>
          );
        })}
      </ul>
      <Link to={withoutFilters(filters)} preventScrollReset className={`link ${styles.clear}`}>
        {t('lista.filtros.limpar')}
      </Link>
    </>
  );
}
