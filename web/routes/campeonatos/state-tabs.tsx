import { Link } from '#web/components/elements/link.tsx';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { ESTADOS_DA_LISTA, type Filters, hrefWith, MEUS } from './filters.ts';
import styles from './state-tabs.module.css';

/** `meus` and the states are two ways to cut the list: choosing one leaves the other. */
export function StateTabs({ filters }: { filters: Filters }) {
  const t = useT();
  const isMember = useUser() !== null;
  const { estado, meus } = filters;
  const tabs = [
    { key: 'todos', estado: undefined, meus: undefined },
    ...ESTADOS_DA_LISTA.map((key) => ({ key, estado: key, meus: undefined })),
    ...(isMember ? [{ key: 'meus', estado: undefined, meus: 'organizo' } as const] : []),
  ] as const;
  return (
    <nav className={styles.tabs} aria-label={t('lista.estado.rotulo')}>
      {tabs.map((tab) => {
        const isCurrent = meus ? tab.meus !== undefined : tab.estado === estado && !tab.meus;
        return (
          <Link
            key={tab.key}
            to={hrefWith(filters, { estado: tab.estado, meus: tab.meus })}
            preventScrollReset
            className={styles.tab ?? ''}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {t(`lista.estado.${tab.key}`)}
          </Link>
        );
      })}
    </nav>
  );
}

export function MineTabs({ filters }: { filters: Filters }) {
  const t = useT();
  return (
    <nav className={styles.mine} aria-label={t('lista.meus.rotulo')}>
      {MEUS.map((meus) => (
        <Link
          key={meus}
          to={hrefWith(filters, { meus })}
          preventScrollReset
          aria-current={filters.meus === meus ? 'page' : undefined}
        >
          {t(`lista.meus.${meus}`)}
        </Link>
      ))}
    </nav>
  );
}
