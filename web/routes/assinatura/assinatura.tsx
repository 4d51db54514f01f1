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
import { useTroca } from './use-troca.ts';
import { Uso } from './uso.tsx';
import { dia, hora } from './valores.ts';

export const handle = { parameters: ['sessao', 'cartao', 'setup_intent'] };

export async function loader(args: LoaderFunctionArgs) {
  const { data } = await apiOf(args)('GET /api/assinatura');
  const { searchParams: search } = args.url;
  // Both are ways back from the provider: of its page, and of a bank that asked on a page of its own.
  const sessao = search.get('sessao') ?? search.get('setup_intent');
  const isOfCard = search.get('cartao') === 'trocado' || search.has('setup_intent');
  return { assinatura: data, sessao, isOfCard };
}

type DeOnde = { readonly sessao: string | null; readonly isOfCard: boolean };

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
  return { assinatura, change, from: loaded satisfies DeOnde };
}

type Volta = 'nada' | 'conferindo' | 'pronto' | 'esperando' | 'cartao';

const PAGA = ['ativa', 'pix', 'concedida'];

/** On the way back: asked once by itself, then when the person wants. What they do on this page then has words of its own. */
function useVolta({ sessao, isOfCard }: DeOnde, change: Mudanca, situacao: string) {
  const [hasAsked, setAsked] = useState(sessao === null);
  const [isPaid, setPaid] = useState(false);
  const [isOver, setOver] = useState(false);
  const ask = async () => {
    setAsked(false);
    const body = sessao !== null && !isOfCard ? { sessao } : {};
    const asked = api('POST /api/assinatura/retorno', { body });
    if (await change(asked)) setPaid((await asked).pago);
    setAsked(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way back
  useEffect(() => {
    if (sessao !== null) void ask();
  }, [sessao]);
  // Who pays another year by Pix had one before: the plan alone does not say that it was paid.
  const known: Volta = isPaid && PAGA.includes(situacao) ? 'pronto' : 'esperando';
  const asked: Volta = isOfCard ? 'cartao' : known;
  const volta: Volta = hasAsked ? asked : 'conferindo';
  const then: Mudanca = (done) => {
    setOver(true);
    return change(done);
  };
  return { volta: isOver || sessao === null ? 'nada' : volta, ask, then } as const;
}

function NotaDoPix({ proximo_ano }: Pick<AssinaturaDaPessoa, 'proximo_ano'>) {
  const { t, locale } = useTexts();
  const data = dia(proximo_ano?.desde ?? null, locale);
  const next = proximo_ano?.ja ? 'pix_ja' : 'pix_depois';
  return (
    <Note>
      <p>
        {t('assinatura.pagina.nota.pix')} {t(`assinatura.pagina.nota.${next}`, { data })}
      </p>
    </Note>
  );
}

/** What is to be said of the plan beyond its facts, as the end of a key of the texts. */
function notaDe({ situacao, continuar, fim, vale_ate, volta_sozinha }: AssinaturaDaPessoa) {
  if (situacao === 'cancelada') return volta_sozinha ? 'volta_sozinha' : 'cancelada';
  if (situacao === 'atrasada' || situacao === 'suspensa') return situacao;
  if (situacao === 'concedida') return vale_ate && 'concedida';
  if (situacao === 'encerrada') return fim;
  if (situacao !== 'incompleta') return null;
  if (continuar?.como === 'pix') return 'pix_aberto';
  return continuar ? 'incompleta' : 'recomecar';
}

function Notas({ assinatura }: { assinatura: AssinaturaDaPessoa }) {
  const { t, locale } = useTexts();
  const { situacao, vale_ate, venda, menor, continuar, proximo_ano } = assinatura;
  const data = dia(vale_ate, locale);
  const nota = notaDe(assinatura);
  const isPix = situacao === 'pix';
  const isInfo = nota === 'concedida' || nota === 'devolvido' || nota === 'acabou';
  const isSold = venda === 'sim';
  const ofSale = venda === 'nao' ? 'fora' : 'demonstracao';
  return (
    <>
      {nota && (
        <Note tone={isInfo ? 'info' : 'warn'}>
          <p>
            {t(`assinatura.pagina.nota.${nota}`, {
              ...{ data, hora: continuar ? hora(continuar.ate) : '' },
            })}
          </p>
        </Note>
      )}
      {isPix && <NotaDoPix proximo_ano={proximo_ano} />}
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

type DeVoltaProps = { volta: Volta; final: string | undefined; onAsk(): void };

function DeVolta({ volta, final, onAsk }: DeVoltaProps) {
  const t = useT();
  if (volta === 'nada') return null;
  const isWaiting = volta === 'esperando';
  const said =
    volta === 'cartao'
      ? final && t('assinatura.pagina.cartao_de_agora', { final })
      : t(`assinatura.pagina.${volta}`);
  return (
    <div className={styles.back} role="status">
      <p>{said}</p>
      {isWaiting && <Button onClick={onAsk}>{t('assinatura.pagina.conferir')}</Button>}
    </div>
  );
}

export default function AssinaturaPage() {
  const t = useT();
  const { assinatura, change, from } = useAssinatura();
  const { volta, ask, then } = useVolta(from, change, assinatura.situacao);
  const troca = useTroca(assinatura);
  const isOwing = assinatura.em_aberto !== null;
  const uso = <Uso uso={assinatura.uso} />;
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
        <DeVolta {...{ volta, final: assinatura.cartao?.final }} onAsk={() => void ask()} />
        <Notas assinatura={assinatura} />
        <PlanoAtual {...{ assinatura, change: then, troca }} />
        <div className={styles.two}>
          {!isOwing && uso}
          <ComoPaga {...{ assinatura, change: then, troca }} />
          {isOwing && uso}
        </div>
        <Cobrancas cobrancas={assinatura.cobrancas} />
      </div>
    </>
  );
}
