// Another account offers its history to this one: what that means, and the answer. Opening it answers nothing.
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { ApiError, makeApi } from '#web/api/api.ts';
import { api, quietApi } from '#web/api/api-browser.ts';
import { AuthActions, AuthLayout } from '#web/components/account/auth-layout.tsx';
import { useComProva } from '#web/components/account/use-com-prova.tsx';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { toast } from '#web/notices/toast.ts';
import { Seo } from '#web/screen/seo.tsx';
import { useUser } from '#web/session/user.ts';
import { visitorContext } from '#web/session/visitor.ts';
import { useT } from '#web/texts/texts.tsx';

/** Null for whom it is not, or no longer. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const ask = makeApi(context.get(visitorContext).fetch);
  try {
    return (await ask('GET /api/juncoes/:uuid', { params: { uuid: params.uuid ?? '' } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}

export default function JuntarPage() {
  const t = useT();
  const user = useUser();
  const navigate = useNavigate();
  const juncao = useLoaderData<typeof loader>();
  const { comProva, janela } = useComProva();
  const [isBusy, setBusy] = useState(false);
  const seo = <Seo title={t('perfil.juncao.titulo')} noindex />;
  if (!juncao) {
    return (
      <AuthLayout title={t('perfil.juncao.sumiu')} lead={t('perfil.juncao.sumiu_texto')}>
        {seo}
        <AuthActions>
          <ButtonLink to="/perfil" big block>
            {t('perfil.titulo')}
          </ButtonLink>
        </AuthActions>
      </AuthLayout>
    );
  }
  const { de, partidas } = juncao;
  const params = { uuid: juncao.uuid };
  const during = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
      await navigate(`/dashboard/${user?.uuid}`, { replace: true });
    } catch {
      // The error catalogue has told it.
    } finally {
      setBusy(false);
    }
  };
  const accept = () =>
    during(
      () => comProva(() => quietApi('PUT /api/juncoes/:uuid', { params })),
      t('perfil.juncao.aceita'),
    );
  const refuse = () =>
    during(() => api('DELETE /api/juncoes/:uuid', { params }), t('perfil.juncao.recusada'));
  return (
    <AuthLayout title={t('perfil.juncao.titulo')} lead={t('perfil.juncao.oferta', { nome: de })}>
      {seo}
      <p>{t('perfil.juncao.partidas', { n: partidas })}</p>
      <p>{t('perfil.juncao.o_que_muda')}</p>
      <AuthActions>
        <Button variant="primary" big block disabled={isBusy} onClick={() => void accept()}>
          {t('perfil.juncao.aceitar')}
        </Button>
        <Button big block disabled={isBusy} onClick={() => void refuse()}>
          {t('perfil.juncao.recusar')}
        </Button>
      </AuthActions>
      {janela}
    </AuthLayout>
  );
}
