// The invitation to help run a championship: what it is, and the answer to it. Opening it answers nothing.
import { useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { ApiError, makeApi } from '#web/api/api.ts';
import { api, quietApi } from '#web/api/api-browser.ts';
import { enderecoDe } from '#web/campeonato/endereco.ts';
import { AuthActions, AuthLayout } from '#web/components/account/auth-layout.tsx';
import { useComProva } from '#web/components/account/use-com-prova.tsx';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { toast } from '#web/notices/toast.ts';
import { Seo } from '#web/screen/seo.tsx';
import { useUser } from '#web/session/user.ts';
import { visitorContext } from '#web/session/visitor.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';

/** Null for whom it is not, or no longer. Who has accepted it goes on to what they help with. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const ask = makeApi(context.get(visitorContext).fetch);
  try {
    const { convite = '' } = params;
    const { data } = await ask('GET /api/organizadores/convites/:convite', { params: { convite } });
    if (data.aceito) throw redirect(enderecoDe(data.campeonato.id, 'gerenciar'));
    return { ...data, now: Date.now() };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

type ConviteAberto = NonNullable<Awaited<ReturnType<typeof loader>>>;

function Nothing() {
  const t = useT();
  const user = useUser();
  const email = user?.email ?? '';
  const why = user?.email_verified_at ? 'invalido' : 'sem_email';
  return (
    <AuthLayout
      title={t(`organizacao.convite.${why}`)}
      lead={t(`organizacao.convite.${why}_texto`, { email })}
    >
      <AuthActions>
        <ButtonLink to="/campeonatos" big block>
          {t('organizacao.convite.campeonatos')}
        </ButtonLink>
      </AuthActions>
    </AuthLayout>
  );
}

function Answer({ convite, onRefused }: { convite: ConviteAberto; onRefused(): void }) {
  const t = useT();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { comProva, janela } = useComProva();
  const params = { convite: convite.uuid };
  const answer = async (send: () => Promise<void>) => {
    setBusy(true);
    try {
      await send();
    } catch {
      // The error catalogue has told it.
    } finally {
      setBusy(false);
    }
  };
  const accept = () =>
    answer(async () => {
      const { data } = await comProva(() =>
        quietApi('PUT /api/organizadores/convites/:convite', { params }),
      );
      const isDono = convite.papel === 'dono';
      toast.success(t(isDono ? 'organizacao.convite.assumido' : 'organizacao.convite.aceito'));
      await navigate(enderecoDe(data.campeonato_id, 'gerenciar'), { replace: true });
    });
  const refuse = () =>
    answer(async () => {
      await api('DELETE /api/organizadores/convites/:convite', { params });
      onRefused();
    });
  return (
    <AuthActions>
      <Button variant="primary" big block disabled={isBusy} onClick={() => void accept()}>
        {t('organizacao.convite.aceitar')}
      </Button>
      <Button big block disabled={isBusy} onClick={() => void refuse()}>
        {t('organizacao.convite.recusar')}
      </Button>
      {janela}
    </AuthActions>
  );
}

export default function ConviteParaOrganizar() {
  const texts = useTexts();
  const { t } = texts;
  const convite = useLoaderData<typeof loader>();
  const [isRefused, setRefused] = useState(false);
  const isOferta = convite?.papel === 'dono';
  const title = t(isOferta ? 'organizacao.convite.oferta' : 'organizacao.convite.titulo');
  const seo = <Seo title={title} noindex />;
  if (isRefused) {
    return (
      <>
        {seo}
        <AuthLayout
          title={t('organizacao.convite.recusado')}
          lead={t('organizacao.convite.recusado_texto')}
        />
      </>
    );
  }
  if (!convite) {
    return (
      <>
        {seo}
        <Nothing />
      </>
    );
  }
  const { por, papel, expira_em, campeonato, now } = convite;
  return (
    <>
      {seo}
      <AuthLayout
        title={title}
        lead={t(isOferta ? 'organizacao.convite.oferta_texto' : 'organizacao.convite.texto', {
          por,
          nome: campeonato.nome,
        })}
        withoutScript={t('email.sem_javascript')}
      >
        <p>
          {t('organizacao.convite.papel')}: {t(`organizacao.equipe.pode.${papel}`)}
        </p>
        <p>{t(isOferta ? 'organizacao.convite.oferta_plano' : 'organizacao.convite.publico')}</p>
        <p>{t('organizacao.convite.vale', { data: shortDay(expira_em, texts, now) })}</p>
        <Answer convite={convite} onRefused={() => setRefused(true)} />
      </AuthLayout>
    </>
  );
}
