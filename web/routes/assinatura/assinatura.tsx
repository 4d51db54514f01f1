// The plan of a person: what they have, what it costs, how it ends. Its state is what the provider said last; on the way
// back from its pages it is asked again, and nothing in the address is believed.
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { api, quietApi } from '#web/api/api-browser.ts';
import { apiOf } from '#web/api/api-server.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { setUser } from '#web/session/user.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import styles from './assinatura.module.css';
import { Cobrancas } from './cobrancas.tsx';
import { ComoPaga } from './como-paga.tsx';
import { PlanoAtual } from './plano-atual.tsx';
import { Uso } from './uso.tsx';
import { dia, hora } from './valores.ts';

export const handle = { parameters: ['sessao', 'cartao', 'setup_intent'] };

export async function loader(args: LoaderFunctionArgs) {
  const { data } = await apiOf(args)('GET /api/assinatura');
  const { searchParams: search } = args.url;
  // Both are ways back from the provider: of its page, and of a bank that asked on a page of its own.
  return { assinatura: data, sessao: search.get('sessao') ?? search.get('setup_intent') };
}

type Mudanca = (done: Promise<{ data: AssinaturaDaPessoa }>) => Promise<boolean>;

/** What the API answers takes the place of what was loaded; the plan of the session follows. */
function useAssinatura() {
  const loaded = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [assinatura, show] = useState<AssinaturaDaPessoa>(loaded.assinatura);
  const take = async (data: AssinaturaDaPessoa) => {
    show(data);
    const me = await quietApi('GET /api/user');
    setUser(me.data);
    void revalidate();
  };
  const change: Mudanca = async (done) => {
    try {
      await take((await done).data);
      return true;
    } catch {
      // The error catalogue has told it.
      return false;
    }
  };
  return { assinatura, change, sessao: loaded.sessao };
}

type Volta = 'nada' | 'conferindo' | 'pronto' | 'esperando';

/** On the way back: asked once by itself, then when the person wants. */
function useVolta(sessao: string | null, change: Mudanca, situacao: string) {
  const [hasAsked, setAsked] = useState(sessao === null);
  const ask = async () => {
    setAsked(false);
    await change(api('POST /api/assinatura/retorno', { body: {} }));
    setAsked(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way back
  useEffect(() => {
    if (sessao !== null) void ask();
  }, [sessao]);
  const isPaid = ['ativa', 'pix', 'concedida'].includes(situacao);
  const known: Volta = isPaid ? 'pronto' : 'esperando';
  // Who cancels on this page has more to read than that it was paid.
  const isOver = sessao === null || situacao === 'cancelada';
  const asked: Volta = hasAsked ? known : 'conferindo';
  const volta: Volta = isOver ? 'nada' : asked;
  return { volta, ask };
}

function Notas({ assinatura }: { assinatura: AssinaturaDaPessoa }) {
  const { t, locale } = useTexts();
  const { situacao, vale_ate, venda, menor, continuar } = assinatura;
  const data = dia(vale_ate, locale);
  const isPix = situacao === 'incompleta' && continuar?.como === 'pix';
  const told = ['cancelada', 'atrasada', 'incompleta', 'encerrada', 'pix'] as const;
  const nota = told.find((one) => one === situacao);
  const isSold = venda === 'sim';
  const ofSale = venda === 'nao' ? 'fora' : 'demonstracao';
  return (
    <>
      {nota && (
        <Note tone={nota === 'pix' ? 'info' : 'warn'}>
          <p>
            {isPix
              ? t('assinatura.pagina.nota.pix_aberto', { hora: hora(continuar.ate) })
              : t(`assinatura.pagina.nota.${nota}`, { data })}
          </p>
        </Note>
      )}
      {menor && (
        <Note>
          <p>{t('assinatura.menor')}</p>
        </Note>
      )}
      {!isSold && (
        <Note>
          <p>{t(`assinatura.pagina.nota.${ofSale}`)}</p>
        </Note>
      )}
    </>
  );
}

function DeVolta({ volta, onAsk }: { volta: Volta; onAsk(): void }) {
  const t = useT();
  if (volta === 'nada') return null;
  const isWaiting = volta === 'esperando';
  return (
    <div className={styles.back} role="status">
      <p>{t(`assinatura.pagina.${volta}`)}</p>
      {isWaiting && <Button onClick={onAsk}>{t('assinatura.pagina.conferir')}</Button>}
    </div>
  );
}

export default function AssinaturaPage() {
  const t = useT();
  const { assinatura, change, sessao } = useAssinatura();
  const { volta, ask } = useVolta(sessao, change, assinatura.situacao);
  return (
    <>
      <Seo title={t('assinatura.titulo')} noindex />
      <header className={styles.head}>
        <Link to="/perfil" className="link">
          {t('assinatura.perfil')}
        </Link>
        <h1>{t('assinatura.titulo')}</h1>
      </header>
      <div className={styles.page}>
        <DeVolta volta={volta} onAsk={() => void ask()} />
        <Notas assinatura={assinatura} />
        <PlanoAtual assinatura={assinatura} change={change} />
        <div className={styles.two}>
          <Uso uso={assinatura.uso} />
          <ComoPaga assinatura={assinatura} change={change} />
        </div>
        <Cobrancas cobrancas={assinatura.cobrancas} />
      </div>
    </>
  );
}
