import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiOf } from '#web/api/api-server.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { CartaoDeLiga } from '#web/liga/cartao-da-liga.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { loginPath } from '#web/session/access.ts';
import { visitorContext } from '#web/session/visitor.ts';
import { useT } from '#web/texts/texts.tsx';
import {
  cursorDe,
  enderecoCom,
  type FiltrosDasLigas,
  LIGAS,
  lerFiltros,
  NOMES_DOS_FILTROS,
  temFiltro,
} from './filtros.ts';
import { AbasDasLigas, FiltrosDaLista } from './filtros-das-ligas.tsx';
import styles from './ligas.module.css';

export const handle = { parameters: NOMES_DOS_FILTROS };

export async function loader(args: LoaderFunctionArgs) {
  const { url, context } = args;
  const filtros = lerFiltros(url.searchParams);
  if (filtros.minhas && !context.get(visitorContext).user) {
    throw redirect(loginPath(url.pathname + url.search));
  }
  const { data, links } = await apiOf(args)('GET /api/ligas', { query: filtros });
  return { filtros, ligas: data, proxima: cursorDe(links.next) };
}

function Nenhuma({ filtros }: { filtros: FiltrosDasLigas }) {
  const t = useT();
  const kind = temFiltro(filtros) ? 'vazio_filtros' : filtros.minhas ? 'vazio_minhas' : 'vazio';
  return (
    <Vazio titulo={t(`liga.lista.${kind}`)} texto={t(`liga.lista.${kind}_texto`)}>
      {kind === 'vazio' ? (
        <ButtonLink to={`${LIGAS}/criar`} variant="primary" icon="plus">
          {t('liga.lista.criar')}
        </ButtonLink>
      ) : (
        <ButtonLink to={LIGAS}>{t('liga.lista.ver_todas')}</ButtonLink>
      )}
    </Vazio>
  );
}

export default function LigasPage() {
  const t = useT();
  const { filtros, ligas, proxima } = useLoaderData<typeof loader>();
  const isPlain = !temFiltro(filtros) && !filtros.minhas && !filtros.cursor;
  return (
    <>
      <Seo
        title={t('liga.lista.titulo')}
        description={t('liga.lista.descricao')}
        noindex={!isPlain}
      />
      <header className={styles.head}>
        <div>
          <h1>{t('liga.lista.titulo')}</h1>
          <p>{t('liga.lista.texto')}</p>
        </div>
        <ButtonLink to={`${LIGAS}/criar`} variant="primary" icon="plus">
          {t('liga.lista.criar')}
        </ButtonLink>
      </header>
      <FiltrosDaLista filtros={filtros} />
      <AbasDasLigas filtros={filtros} />
      {ligas.length === 0 ? (
        <Nenhuma filtros={filtros} />
      ) : (
        <section aria-labelledby="resultados">
          <h2 id="resultados" className="visually-hidden">
            {t('liga.lista.resultados')}
          </h2>
          <ul className={styles.grid}>
            {ligas.map((liga) => (
              <li key={liga.uuid}>
                <CartaoDeLiga liga={liga} />
              </li>
            ))}
          </ul>
          {proxima && (
            <p className={styles.more}>
              <ButtonLink to={enderecoCom(filtros, { cursor: proxima })} rel="next">
                {t('liga.lista.mais')}
              </ButtonLink>
            </p>
          )}
        </section>
      )}
    </>
  );
}
