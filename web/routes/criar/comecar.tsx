// A whole championship without an account: who has none is asked for one at the end.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiOf } from '#web/api/api-server.ts';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import { ExpressPage } from './expresso/express-page.tsx';

export async function loader(args: LoaderFunctionArgs) {
  return { providers: (await apiOf(args)('GET /api/auth')).data, now: Date.now() };
}

export default function ComecarPage() {
  const t = useT();
  const { providers, now } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={t('criar.visitante.titulo')} description={t('criar.visitante.descricao')} />
      <ExpressPage now={now} providers={providers} />
    </>
  );
}
