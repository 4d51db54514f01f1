import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { apiOf } from '#web/api/api-server.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { useT } from '#web/texts/texts.tsx';
import { daRota, useDadosDaLiga } from '../dados-da-liga.ts';
import { CampeaoNaGaleria } from './campeao-na-galeria.tsx';
import styles from './campeoes.module.css';
import { TabelaHistorica } from './tabela-historica.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const cursor = args.url.searchParams.get('cursor') ?? undefined;
  const { data, links } = await apiOf(args)('GET /api/ligas/:uuid/campeoes', {
    ...daRota(args),
    query: { cursor },
  });
  const next = links.next && new URL(links.next, 'http://localhost').searchParams.get('cursor');
  const { data: historica } = cursor
    ? { data: [] }
    : await apiOf(args)('GET /api/ligas/:uuid/historica', daRota(args));
  return { campeoes: data, historica, next };
}

export default function CampeoesDaLigaPage() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { campeoes, historica, next } = useLoaderData<typeof loader>();
  if (campeoes.length === 0 && historica.length === 0) {
    return <Vazio titulo={t('liga.galeria_vazia')} texto={t('liga.galeria_vazia_texto')} />;
  }
  return (
    <>
      <section aria-label={t('liga.galeria')}>
        <ul className={styles.list}>
          {campeoes.map((one) => (
            <CampeaoNaGaleria key={one.campeonato.id} campeao={one} />
          ))}
        </ul>
        {next && (
          <p className={styles.more}>
            <ButtonLink to={`${enderecoDaLiga(liga, 'campeoes')}?cursor=${next}`} rel="next">
              {t('liga.competicoes.mais')}
            </ButtonLink>
          </p>
        )}
      </section>
      {historica.length > 0 && <TabelaHistorica linhas={historica} />}
    </>
  );
}
