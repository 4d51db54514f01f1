// Everything that somebody was told, by day, and how they want to be told.
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { FILTROS_DE_AVISO, type FiltroDeAviso } from '#regras/avisos/tipos.ts';
import { apiOf } from '#web/api/api-server.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './avisos.module.css';
import { ComoAvisar } from './como-avisar.tsx';
import { Lista } from './lista.tsx';
import { OQueAvisar } from './o-que-avisar.tsx';
import { useAvisos } from './use-avisos.ts';

export const handle = { parameters: ['filtro', 'cursor'] };

const filtroDe = (text: string | null): FiltroDeAviso =>
  FILTROS_DE_AVISO.find((filtro) => filtro === text) ?? 'todos';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const { searchParams } = args.url;
  const filtro = filtroDe(searchParams.get('filtro'));
  const cursor = searchParams.get('cursor');
  const avisos = await api('GET /api/usuario/avisos', {
    query: { filtro, ...(cursor && { cursor }) },
  });
  const { data: preferencias } = await api('GET /api/perfil/avisos');
  return { filtro, avisos, preferencias, now: Date.now() };
}

type Counts = Readonly<Record<FiltroDeAviso, number>>;

/** Of what asks for an answer also what was read is counted. */
const countsUnread = (filtro: FiltroDeAviso) => filtro !== 'pedem';

function Filtros({ filtro, contagens }: { filtro: FiltroDeAviso; contagens: Counts }) {
  const t = useT();
  return (
    <nav className={styles.filters} aria-label={t('avisos.filtros')}>
      {FILTROS_DE_AVISO.map((each) => (
        <Link
          key={each}
          to={each === 'todos' ? '/avisos' : `/avisos?filtro=${each}`}
          className={styles.filter}
          aria-current={each === filtro ? 'page' : undefined}
          preventScrollReset
        >
          {t(`avisos.filtro.${each}`)}
          {contagens[each] > 0 && (
            <span className={styles.count}>
              {contagens[each]}
              {countsUnread(each) && (
                <span className="visually-hidden">
                  {' '}
                  {t('avisos.sem_ler', { n: contagens[each] })}
                </span>
              )}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

export default function MeusAvisosPage() {
  const t = useT();
  const { filtro, avisos, preferencias, now } = useLoaderData<typeof loader>();
  const { revalidate: refresh } = useRevalidator();
  const lista = useAvisos(filtro, avisos);
  const { contagens } = lista;
  return (
    <>
      <Seo title={t('avisos.titulo')} noindex />
      <header className={styles.head}>
        <div>
          <h1>{t('avisos.titulo')}</h1>
          <p role="status">
            {contagens.todos > 0
              ? t('avisos.nao_lidos', { n: contagens.todos })
              : t('avisos.tudo_lido')}
          </p>
        </div>
        {contagens.todos > 0 && (
          <Button icon="check" onClick={lista.lerTodos}>
            {t('avisos.ler_todos')}
          </Button>
        )}
      </header>
      <Filtros filtro={filtro} contagens={contagens} />
      <div className={styles.columns}>
        <Lista lista={lista} filtro={filtro} now={now} />
        <ComoAvisar preferencias={preferencias} refresh={refresh} />
      </div>
      <OQueAvisar canais={preferencias.canais} refresh={refresh} />
    </>
  );
}
