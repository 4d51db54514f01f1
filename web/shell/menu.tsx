// The main menu, one element in three shapes: a drawer under 640 px (the browser's own popover, so it
// opens without JavaScript), a narrow rail for tablets, a sidebar from 1024 px. Guests have it as the
// drawer only; their wide screens have links in the top bar.
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Usuario } from '#contract/sessao.ts';
import { ButtonLink, IconButton } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Logo, LogoMark } from '#web/components/elements/logo.tsx';
import { notificationList } from '#web/notices/notification-list.ts';
import { useStore } from '#web/storage/store.ts';
import { changeUi, useUi } from '#web/storage/ui-state.ts';
import { useT } from '#web/texts/texts.tsx';
import { LanguageChoice, ThemeChoice } from './choices.tsx';
import styles from './menu.module.css';
import { MeusSlot } from './meus-slot.tsx';
import { CREATE, currentOf, MAIN_NAV, NOTICES } from './nav.ts';
import { shownCount } from './shown-count.ts';
import { useWaysIn } from './ways-in.ts';

export const MENU_ID = 'menu';

/** While the drawer is open the page behind it is out of reach; it closes when the page changes. */
function useDrawer(page: RefObject<HTMLElement | null>) {
  const drawer = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const { mobileScreen, mobileMenuOpen } = useUi();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or a wide screen closes it
  useEffect(() => drawer.current?.hidePopover(), [key, mobileScreen]);

  // Before, not after: when it closes, the browser gives the focus back to a button of that page.
  const onBeforeToggle: ComponentProps<'div'>['onBeforeToggle'] = ({ newState }) => {
    const isOpen = newState === 'open';
    if (page.current) page.current.inert = isOpen;
    changeUi({ mobileMenuOpen: isOpen });
  };
  const onToggle: ComponentProps<'div'>['onToggle'] = ({ newState, currentTarget }) => {
    if (newState === 'open') currentTarget.querySelector('button')?.focus();
  };
  return { ref: drawer, onBeforeToggle, onToggle, isOpen: mobileMenuOpen };
}

function Links({ user }: { user: Usuario | null }) {
  const t = useT();
  const { pathname } = useLocation();
  const { naoLidos } = useStore(notificationList);
  return (
    <nav aria-label={t('shell.menu.principal')}>
      <ul className={styles.links}>
        {[...MAIN_NAV, ...(user ? [NOTICES] : [])].map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.item} aria-current={currentOf(to, pathname)}>
              <Icon name={icon} />
              <span>{t(label)}</span>
              {to === NOTICES.to && naoLidos > 0 && (
                <span className={styles.count} aria-hidden="true">
                  {shownCount(naoLidos, t)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function GuestFoot() {
  const t = useT();
  const { logIn, register } = useWaysIn();
  return (
    <div className={styles.foot}>
      <ButtonLink to={logIn} variant="line" block>
        {t('shell.paginas.entrar')}
      </ButtonLink>
      <ButtonLink to={register} variant="primary" block>
        {t('shell.paginas.registrar')}
      </ButtonLink>
      <ThemeChoice />
      <LanguageChoice />
    </div>
  );
}

type Props = { user: Usuario | null; page: RefObject<HTMLElement | null> };

export function Menu({ user, page }: Props) {
  const t = useT();
  const { isOpen, ...drawer } = useDrawer(page);
  const label = t('shell.menu.nome');
  const landmark = isOpen
    ? { role: 'dialog', 'aria-modal': true, 'aria-label': label }
    : { role: 'complementary', 'aria-label': label };
  return (
    <div
      {...drawer}
      {...landmark}
      id={MENU_ID}
      popover="auto"
      className={styles.menu}
      data-user={user ? '' : undefined}
    >
      <div className={styles.head}>
        <Link to="/" className={styles.logo} aria-label={t('shell.inicio_do_site')}>
          <span className={styles.whole}>
            <Logo />
          </span>
          <span className={styles.mark}>
            <LogoMark size={32} />
          </span>
        </Link>
        <span className={styles.close}>
          <IconButton
            icon="close"
            label={t('shell.menu.fechar')}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
          />
        </span>
      </div>
      <Links user={user} />
      {user && (
        <Link to={CREATE} className={styles.create}>
          <Icon name="plus" />
          <span>{t('shell.paginas.criar')}</span>
        </Link>
      )}
      <MeusSlot user={user} />
      {!user && <GuestFoot />}
    </div>
  );
}
