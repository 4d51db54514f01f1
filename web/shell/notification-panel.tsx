import type { Notificacao } from '#contract/usuario.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { relativeTime } from '#web/dates/relative-time.ts';
import { followPath } from '#web/navigation/navigation.ts';
import type { NotificationList } from '#web/notices/notification-list.ts';
import { loadMoreNotifications, markAllAsRead, markAsRead } from '#web/notices/notifications.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import styles from './notification-panel.module.css';

function Item({ item }: { item: Notificacao }) {
  const { t, locale } = useTexts();
  return (
    <li>
      <a
        href={item.url}
        className={styles.item}
        onClick={(event) => {
          event.preventDefault();
          void markAsRead(item.id);
          return followPath(item.url);
        }}
      >
        {item.lido ? (
          <span className={styles.dot} />
        ) : (
          <span className={styles.unread} role="img" aria-label={t('shell.avisos.nao_lido')} />
        )}
        <span className={styles.words}>
          <span className={item.lido ? undefined : styles.new}>{item.mensagem}</span>
          <time dateTime={item.created_at}>{relativeTime(item.created_at, locale)}</time>
        </span>
      </a>
    </li>
  );
}

function Skeleton() {
  const t = useT();
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{t('shell.avisos.carregando')}</span>
      {[80, 60, 72].map((width) => (
        <span key={width} className={styles.bone} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  );
}

function Empty() {
  const t = useT();
  return (
    <div className={styles.message}>
      <Icon name="bell" size={28} />
      <b>{t('shell.avisos.vazio')}</b>
      <p>{t('shell.avisos.vazio_dica')}</p>
    </div>
  );
}

function Failed() {
  const t = useT();
  return (
    <div className={styles.message} role="alert">
      <Icon name="alert" size={28} />
      <b>{t('shell.avisos.falhou')}</b>
      <Button onClick={loadMoreNotifications}>{t('shell.avisos.tentar')}</Button>
    </div>
  );
}

/** What stands under the items: more of them, or the reason why there are none. */
function Rest({ list }: { list: NotificationList }) {
  const t = useT();
  if (list.status === 'failed') return <Failed />;
  if (list.status !== 'ready') return <Skeleton />;
  if (list.notifications.length === 0) return <Empty />;
  if (!list.hasMore) return null;
  return (
    <div className={styles.more}>
      <Button block onClick={loadMoreNotifications}>
        {t('shell.avisos.mais')}
      </Button>
    </div>
  );
}

export function NotificationPanel({ list }: { list: NotificationList }) {
  const t = useT();
  return (
    <>
      <div className={styles.head}>
        <h2>{t('shell.avisos.nome')}</h2>
        {list.naoLidos > 0 && (
          <button type="button" className="link" onClick={markAllAsRead}>
            {t('shell.avisos.ler_todos')}
          </button>
        )}
      </div>
      <ul>
        {list.notifications.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      <Rest list={list} />
      <div className={styles.all}>
        <ButtonLink to="/avisos" variant="ghost" block>
          {t('shell.avisos.todos')}
        </ButtonLink>
      </div>
    </>
  );
}
