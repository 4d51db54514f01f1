import { useState } from 'react';
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { api } from '#web/api/api-browser.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { toast } from '#web/notices/toast.ts';
import { reais } from '#web/numbers/reais.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { JanelaDeCancelar, JanelaDeMudar } from './janelas.tsx';
import styles from './plano-atual.module.css';
import { dia, type Mudar } from './valores.ts';

const TONE = {
  ativa: 'ok',
  pix: 'ok',
  concedida: 'brand',
  incompleta: 'warn',
  atrasada: 'bad',
  encerrada: 'neutral',
} as const;

function Situacao({ assinatura }: { assinatura: AssinaturaDaPessoa }) {
  const { t, locale } = useTexts();
  const { situacao, vale_ate, periodo } = assinatura;
  const data = dia(vale_ate, locale);
  const isPix = situacao === 'pix' || assinatura.continuar?.como === 'pix';
  const como = isPix ? 'pix' : periodo;
  const ofPlan = como && <Chip>{t(`assinatura.pagina.${como}`)}</Chip>;
  if (situacao === 'gratis') return ofPlan;
  if (situacao === 'cancelada') {
    return (
      <>
        <Chip tone="warn">{t('assinatura.pagina.termina', { data })}</Chip>
        {ofPlan}
      </>
    );
  }
  return (
    <>
      <Chip tone={TONE[situacao]}>{t(`assinatura.pagina.chip.${situacao}`)}</Chip>
      {ofPlan}
    </>
  );
}

function Fatos({ assinatura }: { assinatura: AssinaturaDaPessoa }) {
  const { t, locale } = useTexts();
  const { proxima_cobranca, vale_ate, centavos, periodo, cartao, desde, situacao } = assinatura;
  const valor = centavos === null ? '' : reais(centavos, locale);
  const facts: (readonly [string, string])[] = [];
  if (proxima_cobranca) facts.push([t('assinatura.pagina.proxima'), dia(proxima_cobranca, locale)]);
  if (vale_ate) facts.push([t('assinatura.pagina.vale_ate'), dia(vale_ate, locale)]);
  if (situacao === 'concedida' && !vale_ate) {
    facts.push([t('assinatura.pagina.vale_ate'), t('assinatura.pagina.sem_fim')]);
  }
  if (valor && periodo) {
    const text = periodo === 'anual' ? 'por_ano' : 'por_mes';
    facts.push([t('assinatura.pagina.valor'), t(`assinatura.pagina.${text}`, { valor })]);
  }
  if (cartao) {
    const { final } = cartao;
    facts.push([t('assinatura.pagina.pagamento'), t('assinatura.pagina.cartao', { final })]);
  }
  if (desde) facts.push([t('assinatura.pagina.desde'), dia(desde, locale)]);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { assinatura: AssinaturaDaPessoa; change: Mudar };

function Passos({ assinatura, change }: Props) {
  const t = useT();
  const [open, setOpen] = useState<'mudar' | 'cancelar' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { situacao, continuar } = assinatura;
  const close = () => setOpen(null);
  const resume = async () => {
    setBusy(true);
    const done = await change(api('DELETE /api/assinatura/cancelamento'));
    setBusy(false);
    if (done) toast.success(t('assinatura.pagina.feito.retomar'));
  };
  if (situacao === 'cancelada') {
    return (
      <Button variant="primary" disabled={isBusy} onClick={() => void resume()}>
        {t('assinatura.pagina.retomar')}
      </Button>
    );
  }
  if (continuar) {
    return (
      <>
        <Button variant="primary" onClick={() => location.assign(continuar.url)}>
          {t('assinatura.pagina.continuar')}
        </Button>
        <ButtonLink to="/planos">{t('assinatura.pagina.assinar')}</ButtonLink>
      </>
    );
  }
  if (situacao !== 'ativa' && situacao !== 'atrasada') {
    return (
      <ButtonLink to="/planos" variant={situacao === 'pix' ? 'line' : 'primary'}>
        {t('assinatura.pagina.assinar')}
      </ButtonLink>
    );
  }
  const isActive = situacao === 'ativa';
  const [isChanging, isEnding] = [open === 'mudar', open === 'cancelar'];
  return (
    <>
      {isActive && <Button onClick={() => setOpen('mudar')}>{t('assinatura.pagina.mudar')}</Button>}
      <Button variant="ghost" onClick={() => setOpen('cancelar')}>
        {t('assinatura.pagina.cancelar')}
      </Button>
      {isChanging && <JanelaDeMudar {...{ assinatura, change }} onClose={close} />}
      {isEnding && <JanelaDeCancelar {...{ assinatura, change }} onClose={close} />}
    </>
  );
}

export function PlanoAtual({ assinatura, change }: Props) {
  const t = useT();
  const { situacao } = assinatura;
  const isFree = ['gratis', 'incompleta', 'encerrada'].includes(situacao);
  return (
    <section className={styles.card} data-situacao={situacao} aria-labelledby="plano">
      <div className={styles.top}>
        <h2 id="plano">{t(isFree ? 'assinatura.pagina.gratis' : 'assinatura.pagina.pro')}</h2>
        <Situacao assinatura={assinatura} />
      </div>
      <Fatos assinatura={assinatura} />
      <div className={styles.actions}>
        <Passos assinatura={assinatura} change={change} />
      </div>
    </section>
  );
}
