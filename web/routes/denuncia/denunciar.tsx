// Something is wrong with a liga, a championship or a person: told to the staff of the site.
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import {
  ALVOS_DA_DENUNCIA,
  type AlvoDaDenuncia,
  MAIOR_DENUNCIA,
  MOTIVOS_DA_DENUNCIA,
} from '#regras/denuncia/denuncia.ts';
import { type ApiCall, ApiError, makeApi } from '#web/api/api.ts';
import { api } from '#web/api/api-browser.ts';
import {
  AuthActions,
  AuthForm,
  AuthLayout,
  AuthSubmit,
} from '#web/components/account/auth-layout.tsx';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { visitorContext } from '#web/session/visitor.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './denuncia.module.css';

export const handle = { parameters: ['tipo', 'alvo'] };

/** How it is called, by the address at which this visitor reads it. */
const NOMES: Readonly<Record<AlvoDaDenuncia, (call: ApiCall, alvo: string) => Promise<string>>> = {
  liga: async (call, uuid) => (await call('GET /api/ligas/:uuid', { params: { uuid } })).data.nome,
  campeonato: async (call, id) =>
    (await call('GET /api/campeonatos/:id', { params: { id } })).data.nome,
  pessoa: async (call, uuid) =>
    (await call('GET /api/dashboard/:uuid', { params: { uuid } })).data.pessoa.nome,
};

/** Null where there is nothing that the visitor may see. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const alvo = url.searchParams.get('alvo') ?? '';
  const tipo = ALVOS_DA_DENUNCIA.find((one) => one === url.searchParams.get('tipo'));
  if (!tipo || !alvo) return null;
  try {
    const nome = await NOMES[tipo](makeApi(context.get(visitorContext).fetch), alvo);
    return { tipo, alvo, nome };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}

type Denunciado = NonNullable<Awaited<ReturnType<typeof loader>>>;

function Formulario({ alvo, onSent }: { alvo: Denunciado; onSent(): void }) {
  const t = useT();
  const [motivo, setMotivo] = useState<(typeof MOTIVOS_DA_DENUNCIA)[number] | null>(null);
  const [texto, setTexto] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (!motivo) return;
    setBusy(true);
    try {
      const { tipo, alvo: id } = alvo;
      await api('POST /api/denuncias', { body: { tipo, alvo: id, motivo, texto } });
      onSent();
    } catch {
      // The error catalogue has told it.
    } finally {
      setBusy(false);
    }
  };
  return (
    <AuthForm
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset className={styles.reasons}>
        <legend>{t('denuncia.motivo')}</legend>
        {MOTIVOS_DA_DENUNCIA.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="motivo"
              checked={motivo === one}
              onChange={() => setMotivo(one)}
            />
            {t(`denuncia.motivos.${one}`)}
          </label>
        ))}
      </fieldset>
      <label className={styles.words}>
        {t('denuncia.conte')}
        <textarea
          value={texto}
          maxLength={MAIOR_DENUNCIA}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
        <small>{t('denuncia.conte_ajuda')}</small>
      </label>
      <AuthSubmit disabled={isBusy || !motivo}>
        {t(isBusy ? 'denuncia.enviando' : 'denuncia.enviar')}
      </AuthSubmit>
    </AuthForm>
  );
}

export default function DenunciarPage() {
  const t = useT();
  const navigate = useNavigate();
  const alvo = useLoaderData<typeof loader>();
  const [isSent, setSent] = useState(false);
  const seo = <Seo title={t('denuncia.titulo')} noindex />;
  if (!alvo) {
    return (
      <AuthLayout title={t('denuncia.sumiu')} lead={t('denuncia.sumiu_texto')}>
        {seo}
        <AuthActions>
          <ButtonLink to="/" big block>
            {t('denuncia.voltar')}
          </ButtonLink>
        </AuthActions>
      </AuthLayout>
    );
  }
  if (isSent) {
    return (
      <AuthLayout title={t('denuncia.enviada')} lead={t('denuncia.enviada_texto')}>
        {seo}
        <AuthActions>
          <Button big block onClick={() => void navigate(-1)}>
            {t('denuncia.voltar')}
          </Button>
        </AuthActions>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={t('denuncia.titulo')}
      lead={t(`denuncia.texto.${alvo.tipo}`, { nome: alvo.nome })}
    >
      {seo}
      <Formulario alvo={alvo} onSent={() => setSent(true)} />
      <p className={styles.note}>{t('denuncia.ajuda')}</p>
    </AuthLayout>
  );
}
