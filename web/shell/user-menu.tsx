import { useState } from 'react';
import type { Usuario } from '#contract/sessao.ts';
import { Avatar } from '#web/components/elements/avatar.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { dashboardPath } from '#web/session/access.ts';
import { logOut } from '#web/session/session.ts';
import { useT } from '#web/texts/texts.tsx';
import { LanguageChoice, ThemeChoice } from './choices.tsx';
import { Dropdown } from './dropdown.tsx';
import type { NavItem } from './nav.ts';
import styles from './user-menu.module.css';

const accountNav = ({ uuid, equipe }: Usuario): readonly NavItem[] => [
  { to: dashboardPath(uuid), label: 'shell.paginas.painel', icon: 'ball' },
  { to: '/perfil', label: 'shell.paginas.perfil', icon: 'user' },
  { to: '/assinatura', label: 'shell.paginas.assinatura', icon: 'check' },
  ...(equipe
    ? [{ to: '/denuncias', label: 'shell.paginas.denuncias', icon: 'alert' } as const]
    : []),
];

const MENU_ID = 'menu-da-conta';

function LogOut() {
  const t = useT();
  const [leaving, setLeaving] = useState(false);
  return (
    <button
      type="button"
      className={styles.item}
      disabled={leaving}
      onClick={() => {
        setLeaving(true);
        return logOut();
      }}
    >
      <Icon name="logout" />
      {leaving ? t('shell.conta.saindo') : t('shell.conta.sair')}
    </button>
  );
}

export function UserMenu({ user }: { user: Usuario }) {
  const t = useT();
  const links = accountNav(user);
  const label = t('shell.conta.abrir', { nome: user.nome });
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={MENU_ID} aria-label={label}>
        <Avatar name={user.nome} photo={user.foto} />
        <span className={styles.name}>{user.nome}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <Dropdown id={MENU_ID} label={label} items={links.map(({ to }) => to)}>
        <div className={styles.who}>
          <Avatar name={user.nome} photo={user.foto} size={40} />
          <div className={styles.words}>
            <b>{user.nome}</b>
            <span>{user.email}</span>
          </div>
        </div>
        {links.length > 0 && (
          <ul className={styles.group}>
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className={styles.item}>
                  <Icon name={link.icon} />
                  {t(link.label)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.choices}>
          <ThemeChoice />
          <LanguageChoice />
        </div>
        <div className={styles.group}>
          <LogOut />
        </div>
      </Dropdown>
    </>
  );
}
