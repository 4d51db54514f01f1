import type { Notificacao } from '#contract/usuario.ts';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { CreateOnPhone } from '#web/components/layout/create-on-phone.tsx';
import { markAsRead } from '#web/notices/notifications.ts';
import { useT } from '#web/texts/texts.tsx';
import { type CardGroup, Championships, FirstChampionship } from './championships.tsx';
import styles from './for-members.module.css';

type Notice = Pick<Notificacao, 'id' | 'mensagem' | 'url'> & { readonly when: string };

type Props = {
  name: string;
  unread: readonly Notice[];
  unreadCount: number;
  groups: readonly CardGroup[];
};

const NEXT_STEPS = [
  { key: 'formato', to: '/ajuda#formatos', icon: 'bracket' },
  { key: 'regulamento', to: '/ajuda#regulamento-minimo', icon: 'check' },
  { key: 'desempate', to: '/ajuda#criterios', icon: 'table' },
] as const satisfies readonly { key: string; to: string; icon: IconName }[];

function Waiting({ unread, unreadCount }: Pick<Props, 'unread' | 'unreadCount'>) {
  const t = useT();
  const rest = unreadCount - unread.length;
  return (
    <section>
      <h2 className="visually-hidden">{t('inicio.dentro.avisos')}</h2>
      <ul className={styles.waiting}>
        {unread.map(({ id, mensagem, url, when }) => (
          <li key={id}>
            <Link to={url} className={styles.notice} onClick={() => void markAsRead(id)}>
              <span className={styles.mark}>
                <Icon name="bell" />
              </span>
              <span>
                <b>{mensagem}</b>
                <small>{when}</small>
              </span>
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={styles.rest}>{t('inicio.dentro.mais', { n: rest })}</p>}
    </section>
  );
}

function BeforeKickOff() {
  const t = useT();
  return (
    <section className={styles.before}>
      <h2>{t('inicio.dentro.antes')}</h2>
      <p>{t('inicio.dentro.antes_texto')}</p>
      <ul>
        {NEXT_STEPS.map(({ key, to, icon }) => (
          <li key={key}>
            <Link to={to} className={styles.next}>
              <span className={styles.mark}>
                <Icon name={icon} />
              </span>
              <span>
                <b>{t(`inicio.dentro.${key}`)}</b>
                <small>{t(`inicio.dentro.${key}_texto`)}</small>
              </span>
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ForMembers({ name, unread, unreadCount, groups }: Props) {
  const t = useT();
  const hasAny = groups.some(({ cards }) => cards.length > 0);
  const [firstName = name] = name.split(' ');
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('inicio.dentro.titulo', { nome: firstName })}</h1>
        <p className={styles.lead}>
          {unreadCount > 0
            ? t('inicio.dentro.avisos_novos', { n: unreadCount })
            : t('inicio.dentro.nada_novo')}
        </p>
        {hasAny && <CreateOnPhone />}
      </header>
      <div className={styles.main}>
        {unread.length > 0 && <Waiting unread={unread} unreadCount={unreadCount} />}
        {hasAny ? <Championships groups={groups} /> : <FirstChampionship />}
      </div>
      <BeforeKickOff />
    </div>
  );
}
