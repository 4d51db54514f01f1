import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Usuario } from '#contract/sessao.ts';
import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { Link } from '#web/components/elements/link.tsx';
import { whenIdle } from '#web/navigation/idle.ts';
import { useKnownDevice } from '#web/notices/known-device.ts';
import { useLiveNotifications } from '#web/realtime/use-live.ts';
import { useStore } from '#web/storage/store.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './meus-campeonatos.module.css';
import { buscarTarefas, esquecerTarefas, minhasTarefas } from './minhas-tarefas.ts';

const MOST_SHOWN = 6;

/** What is over is found on the list of all. */
const isOn = ({ estado }: { estado: string }) => estado !== 'encerrado' && estado !== 'cancelado';

/** Asked for anew on every page, and when a page was brought up to date after a change. */
function useTarefas({ uuid }: Usuario) {
  const { key } = useLocation();
  const { state } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or the same one with other data
  useEffect(() => (state === 'idle' ? whenIdle(buscarTarefas) : undefined), [key, state, uuid]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has others
  useEffect(() => esquecerTarefas, [uuid]);
  return useStore(minhasTarefas);
}

/** Where somebody plays or organises, with the tasks that wait there. */
export default function MeusCampeonatos({ user }: { user: Usuario }) {
  const t = useT();
  const { pathname } = useLocation();
  const { campeonatos } = useTarefas(user);
  // Here, because this is code that who is signed in loads on every page, and guests never do (decision 0120).
  useLiveNotifications(user.uuid);
  useKnownDevice(user.uuid);
  const shown = campeonatos.filter(isOn).slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.mine} aria-label={t('shell.menu.meus')}>
      <h2>{t('shell.menu.meus')}</h2>
      <ul>
        {shown.map(({ id, nome, cores, total, to }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={pathname.startsWith(`/campeonato/${id}`) ? 'page' : undefined}
            >
              <Crest name={nome} shirt={shirtFrom(nome, cores)} size={20} />
              <span>{nome}</span>
              {total > 0 && (
                <>
                  <b aria-hidden="true">{total}</b>
                  <span className="visually-hidden">({t('shell.tarefas', { n: total })})</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
