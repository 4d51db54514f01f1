import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { saoDeUmaNoite } from '#regras/agenda/noite.ts';
import { apiOf } from '#web/api/api-server.ts';
import { ProofProvider } from '#web/components/account/proof.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import { AparenciaDoCampeonato } from './aparencia/aparencia.tsx';
import { Wizard } from './wizard.tsx';

/** What `apiOf` throws for an answer that is not a success. */
const isNotFound = (error: unknown) =>
  (error as { init?: { status?: number } | null } | undefined)?.init?.status === 404;

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.id ?? '';
  try {
    const { data } = await apiOf(args)('GET /api/campeonatos/:id', { params: { id } });
    if (!data.acoes.includes('editar')) throw redirect(`/campeonato/${id}`);
    const looks = await apiOf(args)('GET /api/campeonatos/:id/aparencia', { params: { id } });
    const { rodadas } = await apiOf(args)('GET /api/campeonatos/:id/jogos', { params: { id } });
    const isNight = saoDeUmaNoite(rodadas.map(({ inicio_at }) => inicio_at));
    return { campeonato: data, aparencia: looks.data, now: Date.now(), isNight };
  } catch (error) {
    if (isNotFound(error)) throw redirect('/campeonato/404');
    throw error;
  }
}

/** Another step of the same championship needs nothing new. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isStep = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isStep ? false : defaultShouldRevalidate;
}

export default function EditarPage() {
  const t = useT();
  const { campeonato, aparencia, now, isNight } = useLoaderData<typeof loader>();
  const title = campeonato.estado === 'rascunho' ? t('criar.titulo') : t('criar.titulo_editar');
  return (
    <>
      <Seo title={`${title}: ${campeonato.nome}`} noindex />
      <ProofProvider>
        <Wizard key={campeonato.id} {...{ campeonato, now, isNight }}>
          <AparenciaDoCampeonato id={campeonato.id} inicial={aparencia} />
        </Wizard>
      </ProofProvider>
    </>
  );
}
