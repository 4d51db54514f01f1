import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { CreateOnPhone } from '#web/components/layout/create-on-phone.tsx';
import type { Membro } from '#web/membro/membro.server.ts';
import { JogosDepois, Proximo } from '#web/membro/proximo-jogo.tsx';
import { ListaDeTarefas } from '#web/membro/tarefas.tsx';
import { WatchedPage } from '#web/realtime/watched-page.tsx';
import { useT } from '#web/texts/texts.tsx';
import { type CardGroup, Championships, FirstChampionship } from './championships.tsx';
import styles from './for-members.module.css';
import { CampeonatosDoMembro } from './meus-campeonatos.tsx';
import { Seguidos } from './seguidos.tsx';

type Props = Membro & { name: string; groups: readonly CardGroup[] };

const NEXT_STEPS = [
  { key: 'formato', to: '/ajuda#formatos', icon: 'bracket' },
  { key: 'regulamento', to: '/ajuda#regulamento-minimo', icon: 'check' },
  { key: 'desempate', to: '/ajuda#criterios', icon: 'table' },
] as const satisfies readonly { key: string; to: string; icon: IconName }[];

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

/** What waits for the person, their next match, their championships; then what others play. */
export function ForMembers({ name, groups, ...membro }: Props) {
  const t = useT();
  const { tarefas, proximo, depois, organizo, jogo, aguardo, sigo, ouvidos } = membro;
  const hasAny = organizo.length + jogo.length + aguardo.length > 0;
  const [firstName = name] = name.split(' ');
  const lead = hasAny ? t('inicio.dentro.em_dia') : t('inicio.dentro.novo');
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('inicio.dentro.titulo', { nome: firstName })}</h1>
        <p className={styles.lead}>
          {tarefas.length > 0 ? t('inicio.dentro.coisas', { n: tarefas.length }) : lead}
        </p>
      </header>
      <div className={styles.main}>
        {proximo && (
          <div className={styles.onPhone}>
            <Proximo jogo={proximo} />
          </div>
        )}
        {tarefas.length > 0 && <ListaDeTarefas tarefas={tarefas} />}
        {!hasAny && <FirstChampionship />}
        <CampeonatosDoMembro {...{ organizo, jogo, aguardo }} />
        <Seguidos sigo={sigo} />
        {hasAny && <CreateOnPhone />}
        <Championships groups={groups} />
      </div>
      <WatchedPage campeonatos={ouvidos} />
      <aside className={styles.side}>
        {proximo && (
          <div className={styles.onDesktop}>
            <Proximo jogo={proximo} />
          </div>
        )}
        <JogosDepois jogos={depois} />
        {!proximo && <BeforeKickOff />}
      </aside>
    </div>
  );
}
