import { useState } from 'react';
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { useT, useTexts } from '#web/texts/texts.tsx';
import styles from './como-paga.module.css';
import { JanelaDeReembolso } from './janelas.tsx';
import { dia, type Mudar } from './valores.ts';

function Cartao({ assinatura }: { assinatura: AssinaturaDaPessoa }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const { cartao } = assinatura;
  if (!cartao) return <p className={styles.none}>{t('assinatura.pagina.nenhum_cartao')}</p>;
  const change = async () => {
    setBusy(true);
    try {
      const { data } = await api('POST /api/assinatura/cartao');
      location.assign(data.url);
    } catch {
      // The error catalogue has told it.
      setBusy(false);
    }
  };
  return (
    <div className={styles.line}>
      <span className={styles.picture} data-kind="card" aria-hidden="true">
        <Icon name="minus" />
      </span>
      <div>
        <b>{t('assinatura.pagina.cartao', { final: cartao.final })}</b>
        <small>{t('assinatura.pagina.vence', { data: cartao.validade })}</small>
      </div>
      <Button disabled={isBusy} onClick={() => void change()}>
        {t('assinatura.pagina.trocar')}
      </Button>
    </div>
  );
}

type Props = { assinatura: AssinaturaDaPessoa; change: Mudar };

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
      <Cartao assinatura={assinatura} />
      <Reembolso assinatura={assinatura} change={change} />
    </section>
  );
}
