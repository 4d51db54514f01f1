import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiOf } from '#web/api/api-server.ts';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import { ExpressPage } from './expresso/express-page.tsx';
import type { LigaDoNovo } from './rascunho/liga-do-novo.ts';
import { Wizard } from './wizard.tsx';

/** Made inside a liga, it starts with what the liga gives, step by step. Who may not make one there makes their own. */
async function ligaDe(args: LoaderFunctionArgs): Promise<LigaDoNovo | null> {
  const uuid = args.url.searchParams.get('liga');
  if (!uuid) return null;
  const ask = apiOf(args);
  try {
    const { data: liga } = await ask('GET /api/ligas/:uuid', { params: { uuid } });
    const { data } = await ask('GET /api/ligas/:uuid/padrao', { params: { uuid } });
    return { uuid, nome: liga.nome, configuracao: data.configuracao };
  } catch {
    throw redirect('/campeonato/criar');
  }
}

/** The quick way, unless the address names a step or a liga. */
export async function loader(args: LoaderFunctionArgs) {
  const liga = await ligaDe(args);
  const isExpress = !liga && !args.url.searchParams.has('etapa');
  return { isExpress, liga, now: Date.now() };
}

export default function CriarPage() {
  const t = useT();
  const { isExpress, liga, now } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={t('criar.titulo')} description={t('criar.descricao')} noindex />
      {isExpress ? (
        <ExpressPage now={now} providers={[]} />
      ) : (
        <Wizard campeonato={null} liga={liga} now={now} />
      )}
    </>
  );
}
