import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { useT, useTexts } from '#web/texts/texts.tsx';
import styles from './como-paga.module.css';
import { DocumentoNaFatura } from './documento.tsx';
import { JanelaDeReembolso } from './janelas.tsx';
import { deixarScript, isPolicyOpen } from './provedor.ts';
import { TrocaDeCartao } from './troca-de-cartao.tsx';
import { dia, type Mudar } from './valores.ts';

type Props = { assinatura: AssinaturaDaPessoa; change: Mudar };

/** On a page of the provider. */
async function trocarLa(): Promise<void> {
  try {
    const { data } = await api('POST /api/assinatura/cartao');
    location.assign(data.url);
  } catch {
    // The error catalogue has told it.
  }
}

const OPENED = '/assinatura?cartao=trocar';

/** The change of the card is open when the address says so: a document whose policy is not open for it is loaded anew. */
function useTroca(isHere: boolean) {
  const [search, setSearch] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => deixarScript, []);
  const open = async () => {
    if (isHere && isPolicyOpen())
      return setSearch({ cartao: 'trocar' }, { preventScrollReset: true });
    setBusy(true);
    if (isHere) location.assign(OPENED);
    else await trocarLa();
    return setBusy(isHere);
  };
  const close = () => setSearch({}, { replace: true, preventScrollReset: true });
  return { isOpen: isHere && search.get('cartao') === 'trocar', isBusy, open, close };
}

function Cartao({ assinatura, change }: Props) {
  const t = useT();
  const { cartao, cartao_aqui } = assinatura;
  const { isOpen, isBusy, open, close } = useTroca(cartao_aqui && cartao !== null);
  const [isBack, setBack] = useState(false);
  if (!cartao) return <p className={styles.none}>{t('assinatura.pagina.nenhum_cartao')}</p>;
  if (isOpen) {
    const back = () => {
      setBack(true);
      close();
    };
    return <TrocaDeCartao change={change} onHosted={trocarLa} onClose={back} />;
  }
  return (
    <div className={styles.line}>
      <span className={styles.picture} data-kind="card" aria-hidden="true">
        <Icon name="minus" />
      </span>
      <div>
        <b>{t('assinatura.pagina.cartao', { final: cartao.final })}</b>
        <small>{t('assinatura.pagina.vence', { data: cartao.validade })}</small>
      </div>
      <Button disabled={isBusy} autoFocus={isBack} onClick={() => void open()}>
        {t('assinatura.pagina.trocar')}
      </Button>
    </div>
  );
}

function Reembolso({ assinatura, change }: Props) {
  const { t, locale } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { reembolso_ate } = assinatura;
  if (!reembolso_ate) return null;
  const data = dia(reembolso_ate, locale);
  return (
    <div className={styles.line}>
      <span className={styles.picture} data-kind="back" aria-hidden="true">
        <Icon name="clock" />
      </span>
      <div>
        <b>{t('assinatura.pagina.reembolso')}</b>
        <small>{t('assinatura.pagina.reembolso_texto', { data })}</small>
      </div>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('assinatura.pagina.reembolso_botao')}
      </Button>
      {isOpen && <JanelaDeReembolso change={change} onClose={() => setOpen(false)} />}
    </div>
  );
}

export function ComoPaga({ assinatura, change }: Props) {
  const t = useT();
  return (
    <section className={styles.card} aria-labelledby="como-paga">
      <h2 id="como-paga">{t('assinatura.pagina.como_paga')}</h2>
      <Cartao assinatura={assinatura} change={change} />
      <DocumentoNaFatura assinatura={assinatura} change={change} />
      <Reembolso assinatura={assinatura} change={change} />
    </section>
  );
}
