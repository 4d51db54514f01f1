import { useEffect } from 'react';
import type { Usuario } from '#contract/sessao.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { whenIdle } from '#web/navigation/idle.ts';
import { notificationList } from '#web/notices/notification-list.ts';
import { forgetNotifications, resetNotifications } from '#web/notices/notifications.ts';
import { useStore } from '#web/storage/store.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import styles from './bell.module.css';
import { Dropdown } from './dropdown.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { MOST_SHOWN, shownCount } from './shown-count.ts';

const PANEL_ID = 'avisos';

function nameOf(unread: number, t: Translate): string {
  if (unread === 0) return t('shell.avisos.abrir_lidos');
  if (unread > MOST_SHOWN) return t('shell.avisos.abrir_muitos', { n: MOST_SHOWN });
  return t('shell.avisos.abrir', { n: unread });
}

export function Bell({ user }: { user: Usuario }) {
  const t = useT();
  const list = useStore(notificationList);
  const { uuid } = user;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other notifications
  useEffect(() => {
    const cancel = whenIdle(resetNotifications);
    return () => {
      cancel();
      forgetNotifications();
    };
  }, [uuid]);

  return (
    <>
      <button
        type="button"
        className={styles.bell}
        popoverTarget={PANEL_ID}
        aria-label={nameOf(list.naoLidos, t)}
      >
        <Icon name="bell" />
        {list.naoLidos > 0 && (
          <span className={styles.count} aria-hidden="true">
            {shownCount(list.naoLidos, t)}
          </span>
        )}
      </button>
      <Dropdown
        id={PANEL_ID}
        label={t('shell.avisos.nome')}
        items={list.notifications.map(({ id }) => id)}
      >
        <NotificationPanel list={list} />
      </Dropdown>
    </>
  );
}
