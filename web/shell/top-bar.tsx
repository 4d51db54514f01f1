import { useLocation } from 'react-router';
import type { Usuario } from '#contract/sessao.ts';
import { ButtonLink, IconButton } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Logo } from '#web/components/elements/logo.tsx';
import { ForSomeHere, onlyForSome } from '#web/start/only-for-some.tsx';
import { useT } from '#web/texts/texts.tsx';
import { MENU_ID } from './menu.tsx';
import { CREATE, currentOf, GUEST_NAV, SEARCH } from './nav.ts';
import { SearchField } from './search-field.tsx';
import styles from './top-bar.module.css';
import { useWaysIn } from './ways-in.ts';

/** Guests do not load it; whoever logs in without a new load of the page sees its place first. */
const OF_MEMBERS = onlyForSome(
  'barra-de-membros',
  async () => (await import('./member-actions.tsx')).MemberActions,
);

/** On a phone the field would leave no room: the page that it leads to has one of its own. */
function SearchLink({ to }: { to: string }) {
  const t = useT();
  return (
    <Link to={to} className={styles.searchLink} aria-label={t('shell.busca.rotulo')}>
      <Icon name="search" />
    </Link>
  );
}

function GuestLinks() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <nav className={styles.links} aria-label={t('shell.menu.principal')}>
      {GUEST_NAV.map(({ to, label }) => (
        <Link key={to} to={to} className={styles.link} aria-current={currentOf(to, pathname)}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}

function GuestActions() {
  const t = useT();
  const { logIn } = useWaysIn();
  return (
    <>
      <span className={styles.logIn}>
        <ButtonLink to={logIn} variant="line">
          {t('shell.paginas.entrar')}
        </ButtonLink>
      </span>
      <span className={styles.main}>
        <ButtonLink to={CREATE} variant="primary">
          {t('shell.paginas.criar')}
        </ButtonLink>
      </span>
    </>
  );
}

export function TopBar({ user }: { user: Usuario | null }) {
  const t = useT();
  // The page of the search has a field of its own, and one is enough.
  const search = useLocation().pathname === SEARCH ? null : SEARCH;
  return (
    <header className={styles.bar} data-user={user ? '' : undefined}>
      <div className={styles.inside}>
        <span className={styles.open}>
          <IconButton icon="menu" label={t('shell.menu.abrir')} popoverTarget={MENU_ID} />
        </span>
        <Link to="/" className={styles.logo} aria-label={t('shell.inicio_do_site')}>
          <Logo />
        </Link>
        {!user && <GuestLinks />}
        {search && (
          <div className={styles.search}>
            <SearchField to={search} />
          </div>
        )}
        <div className={styles.actions}>
          {search && <SearchLink to={search} />}
          {user ? (
            <ForSomeHere
              part={OF_MEMBERS}
              props={{ user }}
              place={<span className={styles.ofMember} />}
            />
          ) : (
            <GuestActions />
          )}
        </div>
      </div>
    </header>
  );
}
