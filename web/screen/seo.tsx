// Title, description, canonical address and social tags of a page. React puts them into <head>. Every
// page renders one <Seo>; without `title` it speaks for the product.
import { useLocation } from 'react-router';
import { useTexts } from '#web/texts/texts.tsx';
import { useSite } from './site.ts';

type Props = {
  title?: string | undefined;
  description?: string | undefined;
  /** Path of the canonical address, when it is not the path on screen. */
  path?: string | undefined;
  noindex?: boolean | undefined;
};

const OPEN_GRAPH_LOCALES = { 'pt-BR': 'pt_BR', en: 'en_US' } as const;

export function Seo({ title, description, path, noindex = false }: Props) {
  const { t, locale } = useTexts();
  const { pathname } = useLocation();
  const { appUrl } = useSite();
  const heading = title === undefined ? t('shell.produto') : t('shell.titulo', { pagina: title });
  const summary = description ?? t('shell.descricao');
  const address = `${appUrl}${path ?? pathname}`;
  return (
    <>
      <title>{heading}</title>
      <meta name="description" content={summary} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('shell.produto')} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      <meta property="og:title" content={title ?? heading} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${appUrl}/og.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
