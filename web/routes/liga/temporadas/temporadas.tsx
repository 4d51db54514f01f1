import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { apiOf } from '#web/api/api-server.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { useT } from '#web/texts/texts.tsx';
import { daRota, useDadosDaLiga } from '../dados-da-liga.ts';
import { CalendarioDaTemporada } from './calendario-da-temporada.tsx';
import { ComecarTemporada } from './comecar-temporada.tsx';
import { DivisaoDaTemporada } from './divisao-da-temporada.tsx';
import { OutrasCompeticoes } from './outras-competicoes.tsx';
import { ProximaTemporada } from './proxima-temporada.tsx';
import styles from './temporadas.module.css';

/** Only who runs the liga loads it. */
const MudarTemporada = lazy(() => import('./mudar-temporada.tsx'));

/** The newest that is played, unless the address names one; before any is, the newest. */
export async function loader(args: LoaderFunctionArgs) {
  const ask = apiOf(args);
  const { params } = daRota(args);
  const { data: temporadas } = await ask('GET /api/ligas/:uuid/temporadas', { params });
  const asked = Number(args.url.searchParams.get('n'));
  const chosen = temporadas.find(({ numero }) => numero === asked) ?? temporadas.at(-1);
  if (!chosen) return { temporadas, temporada: null, previa: null };
  const one = { params: { ...params, numero: chosen.numero } };
  const { data: temporada } = await ask('GET /api/ligas/:uuid/temporadas/:numero', one);
  const { data: previa } = await ask('GET /api/ligas/:uuid/temporadas/:numero/previa', one);
  return { temporadas, temporada, previa };
}

function Escolha({ numero }: { numero: number }) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { temporadas } = useLoaderData<typeof loader>();
  const last = temporadas.at(-1)?.numero;
  return (
    <nav aria-label={t('liga.temporada.escolha')}>
      <ul className={styles.seasons}>
        {temporadas.map((one) => (
          <li key={one.numero}>
            <Link
              to={`${enderecoDaLiga(liga, 'temporadas')}?n=${one.numero}`}
              aria-current={one.numero === numero ? 'page' : undefined}
              preventScrollReset
            >
              <b>{t('liga.temporada.ordinal', { n: one.numero })}</b>
              <span>
                {one.numero === last && !one.fechada ? t('liga.temporada.agora') : one.ano}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SemTemporada() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const runs = liga.acoes.includes('vincular');
  return (
    <>
      <Vazio
        titulo={t('liga.temporada.vazio')}
        texto={t(runs ? 'liga.temporada.vazio_cuida' : 'liga.temporada.vazio_texto')}
      />
      {runs && (
        <p className={styles.first}>
          <ButtonLink to={enderecoDaLiga(liga, 'temporadas/nova')} variant="primary" icon="plus">
            {t('liga.temporada.criar')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

export default function TemporadasPage() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { temporada, previa } = useLoaderData<typeof loader>();
  if (!temporada) return <SemTemporada />;
  const runs = liga.acoes.includes('vincular');
  const divisoes = temporada.competicoes.filter(({ tipo }) => tipo === 'divisao');
  const outras = temporada.competicoes.filter(({ tipo }) => tipo !== 'divisao');
  return (
    <>
      <Escolha numero={temporada.numero} />
      {runs && temporada.pode_comecar && <ComecarTemporada temporada={temporada} />}
      {runs && !temporada.fechada && (
        <Suspense fallback={null}>
          <MudarTemporada key={temporada.versao} temporada={temporada} />
        </Suspense>
      )}
      <section aria-labelledby="divisoes">
        <h2 id="divisoes" className={styles.heading}>
          {t('liga.temporada.divisoes')}
        </h2>
        <ul className={styles.columns}>
          {divisoes.map((one) => (
            <li key={one.uuid}>
              <DivisaoDaTemporada divisao={one} />
            </li>
          ))}
        </ul>
      </section>
      {previa && (
        <ProximaTemporada
          key={`${temporada.numero}-${previa.versao}`}
          previa={previa}
          temporada={temporada}
        />
      )}
      {outras.length > 0 && <OutrasCompeticoes outras={outras} />}
      <CalendarioDaTemporada competicoes={temporada.competicoes} />
    </>
  );
}
