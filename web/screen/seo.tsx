// Title, description and canonical address of a page. React puts them into <head>. Every page renders one <Seo>;
// without `title` it speaks for the product. What only other sites read (Open Graph and the like) the server adds
// to what it rendered, `server/vitrine/`: no browser downloads the code that makes it.
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

export function Seo({ title, description, path, noindex = false }: Props) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const { appUrl } = useSite();
  const heading = title === undefined ? t('shell.produto') : t('shell.titulo', { pagina: title });
  return (
    <>
      <title>{heading}</title>
      {/* The server puts the state of the moment in its place: the browser leaves it alone. */}
      {import.meta.env.SSR && (
        <meta name="description" content={description ?? t('shell.descricao')} />
      )}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${appUrl}${path ?? pathname}`} />
      )}
    </>
  );
}
