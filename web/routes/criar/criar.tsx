import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import { ExpressPage } from './expresso/express-page.tsx';
import { Wizard } from './wizard.tsx';

/** The quick way, unless the address names a step. */
export function loader({ url }: LoaderFunctionArgs) {
  return { isExpress: !url.searchParams.has('etapa'), now: Date.now() };
}

export default function CriarPage() {
  const t = useT();
  const { isExpress, now } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={t('criar.titulo')} description={t('criar.descricao')} noindex />
      {isExpress ? (
        <ExpressPage now={now} providers={[]} />
      ) : (
        <Wizard campeonato={null} now={now} />
      )}
    </>
  );
}
