import { useState } from 'react';
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { useT, useTexts } from '#web/texts/texts.tsx';
import styles from './como-paga.module.css';
import { DocumentoNaFatura } from './documento.tsx';
import { JanelaDeReembolso } from './janelas.tsx';
import { TrocaDeCartao } from './troca-de-cartao.tsx';
import { type CaminhoDaTroca, trocarLa } from './use-troca.ts';
import { dia, type Mudar } from './valores.ts';

type Props = { assinatura: AssinaturaDaPessoa; change: Mudar };

function Cartao({ assinatura, change, troca }: Props & { troca: CaminhoDaTroca }) {
  const t = useT();
  const { cartao, em_aberto } = assinatura;
  if (!cartao) return <p className={styles.none}>{t('assinatura.pagina.nenhum_cartao')}</p>;
  if (troca.isOpen) {
    return <TrocaDeCartao {...{ change, em_aberto }} onHosted={trocarLa} onClose={troca.close} />;
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
      <Button disabled={troca.isBusy} autoFocus={troca.isBack} onClick={() => void troca.open()}>
        {t('assinatura.pagina.trocar')}
      </Button>
    </div>
  );
}

function Reembolso({ assinatura, change }: Props) {
  const { t, locale } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { reembolso } = assinatura;
  if (!reembolso) return null;
  const data = dia(reembolso.ate, locale);
  const { centavos } = reembolso;
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
      {isOpen && <JanelaDeReembolso {...{ change, centavos }} onClose={() => setOpen(false)} />}
    </div>
  );
}

export function ComoPaga({ assinatura, change, troca }: Props & { troca: CaminhoDaTroca }) {
  const t = useT();
  return (
    <section className={styles.card} aria-labelledby="como-paga">
      <h2 id="como-paga">{t('assinatura.pagina.como_paga')}</h2>
      <Cartao {...{ assinatura, change, troca }} />
      <DocumentoNaFatura assinatura={assinatura} change={change} />
      <Reembolso assinatura={assinatura} change={change} />
    </section>
  );
}
