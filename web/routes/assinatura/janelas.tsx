import { type ReactNode, useEffect, useState } from 'react';
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { type Periodo, PRECO_CENTAVOS } from '#regras/planos.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { toast } from '#web/notices/toast.ts';
import { reais } from '#web/numbers/reais.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import styles from './janelas.module.css';
import { dia, type Mudar } from './valores.ts';

type Props = { assinatura: AssinaturaDaPessoa; change: Mudar; onClose(): void };

type JanelaProps = {
  nome: 'cancelar' | 'encerrar' | 'mudar' | 'reembolso';
  variant: 'primary' | 'bad';
  isReady?: boolean;
  children: ReactNode;
  run(): Promise<boolean>;
  onClose(): void;
};

/** A question before something that costs or ends. */
function Janela({ nome, variant, isReady = true, children, run, onClose }: JanelaProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const stay = nome === 'cancelar' || nome === 'reembolso' ? 'manter' : 'voltar';
  const press = async () => {
    setBusy(true);
    const done = await run();
    setBusy(false);
    if (!done) return;
    toast.success(t(`assinatura.pagina.feito.${nome}`));
    onClose();
  };
  return (
    <Modal title={t(`assinatura.pagina.janela.${nome}`)} onClose={onClose}>
      <div className={styles.body}>
        {children}
        <div className={styles.actions}>
          <Button variant={variant} disabled={isBusy || !isReady} onClick={() => void press()}>
            {t(`assinatura.pagina.janela.${nome}_sim`)}
          </Button>
          <Button onClick={onClose}>{t(`assinatura.pagina.janela.${stay}`)}</Button>
        </div>
      </div>
    </Modal>
  );
}

export function JanelaDeCancelar({ assinatura, change, onClose }: Props) {
  const { t, locale } = useTexts();
  const data = dia(assinatura.proxima_cobranca ?? assinatura.vale_ate, locale);
  const run = () => change(api('PUT /api/assinatura/cancelamento'));
  return (
    <Janela nome="cancelar" variant="bad" run={run} onClose={onClose}>
      <p>{t('assinatura.pagina.janela.cancelar_texto', { data })}</p>
    </Janela>
  );
}

/** Of what could not be charged: nothing of it was paid, so it ends at once. */
export function JanelaDeEncerrar({ assinatura, change, onClose }: Props) {
  const { t, locale } = useTexts();
  const { situacao, em_aberto } = assinatura;
  const valor = reais(em_aberto?.centavos ?? 0, locale);
  const isSuspended = situacao === 'suspensa';
  const run = () => change(api('PUT /api/assinatura/cancelamento'));
  return (
    <Janela nome="encerrar" variant="bad" run={run} onClose={onClose}>
      <p>{t(`assinatura.pagina.janela.encerrar_${isSuspended ? 'parado' : 'texto'}`, { valor })}</p>
    </Janela>
  );
}

/** What is said before a change: what it costs now. */
function Custo({ periodo, centavos }: { periodo: Periodo; centavos: number }) {
  const { t, locale } = useTexts();
  const plano = t(`assinatura.pagina.${periodo}`);
  const valor = t(`assinatura.pagina.${periodo === 'anual' ? 'por_ano' : 'por_mes'}`, {
    valor: reais(PRECO_CENTAVOS[periodo], locale),
  });
  if (centavos === 0) return t('assinatura.pagina.janela.mudar_credito', { plano, valor });
  const agora = reais(centavos, locale);
  return t('assinatura.pagina.janela.mudar_texto', { plano, valor, agora });
}

export function JanelaDeMudar({ assinatura, change, onClose }: Props) {
  const t = useT();
  const periodo = assinatura.periodo === 'mensal' ? 'anual' : 'mensal';
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    api('GET /api/assinatura/plano', { query: { periodo } }).then(
      ({ data }) => setNow(data.centavos),
      onClose,
    );
  }, [periodo, onClose]);
  const run = () => change(api('PUT /api/assinatura/plano', { body: { periodo } }));
  return (
    <Janela nome="mudar" variant="primary" isReady={now !== null} run={run} onClose={onClose}>
      <p role="status">
        {now === null ? (
          t('assinatura.pagina.janela.vendo')
        ) : (
          <Custo periodo={periodo} centavos={now} />
        )}
      </p>
    </Janela>
  );
}

type ReembolsoProps = Omit<Props, 'assinatura'> & { centavos: number };

export function JanelaDeReembolso({ change, centavos, onClose }: ReembolsoProps) {
  const { t, locale } = useTexts();
  const valor = reais(centavos, locale);
  const run = () => change(api('POST /api/assinatura/reembolso'));
  return (
    <Janela nome="reembolso" variant="bad" run={run} onClose={onClose}>
      <p>{t('assinatura.pagina.janela.reembolso_texto', { valor })}</p>
    </Janela>
  );
}
