import { useState } from 'react';
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { api } from '#web/api/api-browser.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { toast } from '#web/notices/toast.ts';
import { reais } from '#web/numbers/reais.ts';
import { type Texts, useT, useTexts } from '#web/texts/texts.tsx';
import { JanelaDeCancelar, JanelaDeEncerrar, JanelaDeMudar } from './janelas.tsx';
import styles from './plano-atual.module.css';
import type { CaminhoDaTroca } from './use-troca.ts';
import { dia, type Mudar } from './valores.ts';

const TONE = {
  ativa: 'ok',
  pix: 'ok',
  concedida: 'brand',
  incompleta: 'warn',
  atrasada: 'bad',
  suspensa: 'bad',
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

type FatoDoPlano = readonly [name: string, value: string];

const asFact = (name: string, value: string): FatoDoPlano[] => (value ? [[name, value]] : []);

/** When it is charged next, or until when it lasts or lasted. */
function ateQuando(
  { proxima_cobranca, vale_ate, situacao }: AssinaturaDaPessoa,
  { t, locale }: Texts,
): readonly FatoDoPlano[] {
  const isOver = situacao === 'encerrada' || situacao === 'suspensa';
  const until = t(`assinatura.pagina.${isOver ? 'terminou_em' : 'vale_ate'}`);
  const isEndless = situacao === 'concedida' && !vale_ate;
  return [
    ...asFact(t('assinatura.pagina.proxima'), dia(proxima_cobranca, locale)),
    ...asFact(until, isEndless ? t('assinatura.pagina.sem_fim') : dia(vale_ate, locale)),
  ];
}

function Fatos({ assinatura }: { assinatura: AssinaturaDaPessoa }) {
  const texts = useTexts();
  const { t, locale } = texts;
  const { centavos, periodo, cartao, desde, situacao } = assinatura;
  const facts = [...ateQuando(assinatura, texts)];
  if (centavos !== null && periodo) {
    const valor = reais(centavos, locale);
    const text = periodo === 'anual' ? 'por_ano' : 'por_mes';
    facts.push([t('assinatura.pagina.valor'), t(`assinatura.pagina.${text}`, { valor })]);
  }
  if (cartao) {
    const { final } = cartao;
    facts.push([t('assinatura.pagina.pagamento'), t('assinatura.pagina.cartao', { final })]);
  }
  const since = t(`assinatura.pagina.${situacao === 'concedida' ? 'dado_em' : 'desde'}`);
  facts.push(...asFact(since, dia(desde, locale)));
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

function Retomar({ change }: Pick<Props, 'change'>) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const resume = async () => {
    setBusy(true);
    const done = await change(api('DELETE /api/assinatura/cancelamento'));
    setBusy(false);
    if (done) toast.success(t('assinatura.pagina.feito.retomar'));
  };
  return (
    <Button variant="primary" disabled={isBusy} onClick={() => void resume()}>
      {t('assinatura.pagina.retomar')}
    </Button>
  );
}

function MaisUmAno() {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const buy = async () => {
    setBusy(true);
    try {
      const { data } = await api('POST /api/assinatura', { body: { como: 'pix' } });
      location.assign(data.url);
    } catch {
      // The error catalogue has told it.
      setBusy(false);
    }
  };
  return (
    <Button variant="primary" disabled={isBusy} onClick={() => void buy()}>
      {t('assinatura.pagina.mais_um_ano')}
    </Button>
  );
}

/** First of all the way to pay. */
function QuandoNaoPassou({ assinatura, change, troca }: Props & { troca: CaminhoDaTroca }) {
  const { t, locale } = useTexts();
  const [isEnding, setEnding] = useState(false);
  const { em_aberto } = assinatura;
  const url = em_aberto?.url;
  return (
    <>
      <Button
        variant="primary"
        disabled={troca.isBusy || troca.isOpen}
        onClick={() => void troca.open()}
      >
        {t('assinatura.pagina.troca.titulo')}
      </Button>
      {url && (
        <Button onClick={() => location.assign(url)}>
          {t('assinatura.pagina.pagar_agora', { valor: reais(em_aberto.centavos, locale) })}
        </Button>
      )}
      <Button variant="ghost" onClick={() => setEnding(true)}>
        {t('assinatura.pagina.encerrar')}
      </Button>
      {isEnding && (
        <JanelaDeEncerrar {...{ assinatura, change }} onClose={() => setEnding(false)} />
      )}
    </>
  );
}

function QuandoAtiva({ assinatura, change }: Props) {
  const t = useT();
  const [open, setOpen] = useState<'mudar' | 'cancelar' | null>(null);
  const close = () => setOpen(null);
  const [isChanging, isEnding] = [open === 'mudar', open === 'cancelar'];
  return (
    <>
      <Button onClick={() => setOpen('mudar')}>{t('assinatura.pagina.mudar')}</Button>
      <Button variant="ghost" onClick={() => setOpen('cancelar')}>
        {t('assinatura.pagina.cancelar')}
      </Button>
      {isChanging && <JanelaDeMudar {...{ assinatura, change }} onClose={close} />}
      {isEnding && <JanelaDeCancelar {...{ assinatura, change }} onClose={close} />}
    </>
  );
}

function Passos({ assinatura, change, troca }: Props & { troca: CaminhoDaTroca }) {
  const t = useT();
  const { situacao, continuar, proximo_ano, vale_ate } = assinatura;
  if (situacao === 'ativa') return <QuandoAtiva {...{ assinatura, change }} />;
  if (situacao === 'cancelada') return <Retomar change={change} />;
  if (situacao === 'atrasada' || situacao === 'suspensa') {
    return <QuandoNaoPassou {...{ assinatura, change, troca }} />;
  }
  if (situacao === 'pix') return proximo_ano?.ja ? <MaisUmAno /> : null;
  // What was given without an end leaves nothing to buy.
  if (situacao === 'concedida' && !vale_ate) return null;
  return (
    <>
      {continuar && (
        <Button variant="primary" onClick={() => location.assign(continuar.url)}>
          {t('assinatura.pagina.continuar')}
        </Button>
      )}
      <ButtonLink to="/planos" variant={continuar ? 'line' : 'primary'}>
        {t('assinatura.pagina.assinar')}
      </ButtonLink>
    </>
  );
}

export function PlanoAtual({ assinatura, change, troca }: Props & { troca: CaminhoDaTroca }) {
  const t = useT();
  const { situacao } = assinatura;
  const isFree = ['gratis', 'incompleta', 'suspensa', 'encerrada'].includes(situacao);
  return (
    <section className={styles.card} data-situacao={situacao} aria-labelledby="plano">
      <div className={styles.top}>
        <h2 id="plano">{t(isFree ? 'assinatura.pagina.gratis' : 'assinatura.pagina.pro')}</h2>
        <Situacao assinatura={assinatura} />
      </div>
      <Fatos assinatura={assinatura} />
      <div className={styles.actions}>
        <Passos {...{ assinatura, change, troca }} />
      </div>
    </section>
  );
}
