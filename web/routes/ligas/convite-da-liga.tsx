// The link that lets into a liga: what it is, and the answer to it. Opening it answers nothing.
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import type { AnswerOf, Api } from '#contract/api.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { ApiError, makeApi } from '#web/api/api.ts';
import { api } from '#web/api/api-browser.ts';
import { AuthActions, AuthLayout } from '#web/components/account/auth-layout.tsx';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { CartaoDeLiga } from '#web/liga/cartao-da-liga.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { loginPath, registerPath } from '#web/session/access.ts';
import { useUser } from '#web/session/user.ts';
import { visitorContext } from '#web/session/visitor.ts';
import { useT } from '#web/texts/texts.tsx';

type ConviteLido = AnswerOf<Api['GET /api/ligas/convite']>['data'];

type ConviteCarregado = { readonly convite: ConviteLido | null; readonly token: string };

/** No invitation where the link leads to none, or to none any more. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<ConviteCarregado> {
  const { token = '' } = params;
  const ask = makeApi(context.get(visitorContext).fetch);
  try {
    const { data } = await ask('GET /api/ligas/convite', { query: { token } });
    return { convite: data, token };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { convite: null, token };
    throw error;
  }
}

function Resposta({
  convite,
  token,
  onAsked,
}: {
  convite: ConviteLido;
  token: string;
  onAsked(): void;
}) {
  const t = useT();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isBusy, setBusy] = useState(false);
  if (!user) {
    return (
      <AuthActions>
        <ButtonLink to={loginPath(pathname)} variant="primary" big block>
          {t('liga.convite.entrar_conta')}
        </ButtonLink>
        <ButtonLink to={registerPath(pathname)} big block>
          {t('liga.convite.criar_conta')}
        </ButtonLink>
      </AuthActions>
    );
  }
  const accept = async () => {
    setBusy(true);
    try {
      const { data } = await api('POST /api/ligas/convite', { body: { token } });
      if (data.situacao === 'dentro') await navigate(enderecoDaLiga(data.liga), { replace: true });
      else onAsked();
    } catch {
      // The error catalogue has told it.
    } finally {
      setBusy(false);
    }
  };
  return (
    <AuthActions>
      <Button variant="primary" big block disabled={isBusy} onClick={() => void accept()}>
        {t(convite.direto ? 'liga.convite.aceitar' : 'liga.convite.pedir')}
      </Button>
    </AuthActions>
  );
}

function Aberto({ convite, token }: { convite: ConviteLido; token: string }) {
  const t = useT();
  const [hasAsked, setAsked] = useState(false);
  const { liga, direto } = convite;
  const situacao = hasAsked ? 'pediu' : convite.situacao;
  const isInside = situacao === 'dentro';
  return (
    <AuthLayout
      title={t('liga.convite.titulo')}
      lead={t('liga.convite.texto', { nome: liga.nome })}
      withoutScript={t('email.sem_javascript')}
    >
      <CartaoDeLiga liga={liga} nivel="h2" />
      {situacao === 'fora' ? (
        <>
          <p>{t(direto ? 'liga.convite.direto' : 'liga.convite.pedido')}</p>
          <Resposta convite={convite} token={token} onAsked={() => setAsked(true)} />
        </>
      ) : (
        <>
          <p role="status">{t(`liga.convite.${situacao}`)}</p>
          {isInside && (
            <AuthActions>
              <ButtonLink to={enderecoDaLiga(liga)} variant="primary" big block>
                {t('liga.convite.ver')}
              </ButtonLink>
            </AuthActions>
          )}
        </>
      )}
    </AuthLayout>
  );
}

export default function ConviteDaLigaPage() {
  const t = useT();
  const { convite, token } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={t('liga.convite.titulo')} noindex />
      {convite ? (
        <Aberto convite={convite} token={token} />
      ) : (
        <AuthLayout title={t('liga.convite.invalido')} lead={t('liga.convite.invalido_texto')}>
          <AuthActions>
            <ButtonLink to="/ligas" big block>
              {t('liga.convite.ligas')}
            </ButtonLink>
          </AuthActions>
        </AuthLayout>
      )}
    </>
  );
}
