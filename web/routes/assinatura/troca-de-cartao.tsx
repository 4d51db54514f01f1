// A new card, typed in the provider's own frame. Its word that it was kept only makes us ask: the answer of the API is what is
// shown.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { toast } from '#web/notices/toast.ts';
import { reais } from '#web/numbers/reais.ts';
import { useTheme } from '#web/screen/theme.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import { provedorDe, type ScriptDoProvedor } from './provedor.ts';
import styles from './troca-de-cartao.module.css';
import type { Mudar } from './valores.ts';

const FRAME_PATIENCE_MS = 20_000;

type EstadoDaTroca = 'abrindo' | 'pronto' | 'salvando' | 'fora';
type Pronto = {
  readonly script: ScriptDoProvedor;
  readonly elements: ReturnType<ScriptDoProvedor['elements']>;
};

/** In the colours of the page, as far as the provider takes them: it knows plain ones alone. */
function appearanceAt(box: HTMLElement) {
  const probe = box.appendChild(document.createElement('i'));
  const colour = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const get = (name: string) => colour(`var(${name})`);
  const isDark = colour('light-dark(rgb(0 0 0), rgb(255 255 255))') === 'rgb(255, 255, 255)';
  const variables = {
    ...{ colorPrimary: get('--brand'), colorBackground: get('--card'), colorText: get('--text') },
    ...{ colorDanger: get('--bad'), borderRadius: '8px' },
  };
  probe.remove();
  return { theme: isDark ? ('night' as const) : ('stripe' as const), variables };
}

/** Who changes the theme sees the frame change with the page. */
function useAppearance(box: RefObject<HTMLElement | null>, ready: RefObject<Pronto | null>): void {
  const theme = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are another theme's
  useEffect(() => {
    if (box.current) ready.current?.elements.update({ appearance: appearanceAt(box.current) });
  }, [theme]);
}

/** Asks for a request, loads the script and puts its frame into `box`. */
function useQuadro(locale: string, onClose: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const ready = useRef<Pronto>(null);
  const [estado, setEstado] = useState<EstadoDaTroca>('abrindo');
  useAppearance(box, ready);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each time that it is opened
  useEffect(() => {
    let isGone = false;
    let destroy = () => {};
    const fail = () => {
      if (!isGone) setEstado('fora');
    };
    const late = setTimeout(fail, FRAME_PATIENCE_MS);
    const open = async () => {
      const { data } = await api('POST /api/assinatura/cartao/pedido');
      const abrir = await provedorDe(data.script);
      if (isGone || !box.current) return;
      const script = abrir(data.chave, { locale });
      const elements = script.elements({
        clientSecret: data.segredo,
        appearance: appearanceAt(box.current),
      });
      const element = elements.create('payment', { layout: 'tabs' });
      destroy = () => element.destroy();
      element.on('ready', () => {
        clearTimeout(late);
        ready.current = { script, elements };
        if (!isGone) setEstado('pronto');
      });
      element.on('loaderror', fail);
      element.on('escape', onClose);
      element.mount(box.current);
    };
    open().catch(fail);
    return () => {
      isGone = true;
      clearTimeout(late);
      destroy();
    };
  }, []);
  return { box, ready, estado, setEstado };
}

function Fora({ onHosted }: { onHosted(): Promise<void> }) {
  const { t } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    await onHosted();
    setBusy(false);
  };
  return (
    <Note tone="warn">
      <div className={styles.out}>
        <p role="alert">{t('assinatura.pagina.troca.fora')}</p>
        <Button disabled={isBusy} onClick={() => void go()}>
          {t('assinatura.pagina.troca.la')}
        </Button>
      </div>
    </Note>
  );
}

type Props = {
  change: Mudar;
  em_aberto: AssinaturaDaPessoa['em_aberto'];
  onHosted(): Promise<void>;
  onClose(): void;
};

/** Asks how things are now, and says it; false where nobody answered. */
async function conferir({ t }: Texts, change: Mudar, aberto: string | null): Promise<boolean> {
  const asked = api('POST /api/assinatura/retorno', { body: {} });
  if (!(await change(asked))) return false;
  const { em_aberto } = (await asked).data;
  if (em_aberto && aberto)
    toast.warning(t('assinatura.pagina.troca.nao_passou', { valor: aberto }));
  else toast.success(t(`assinatura.pagina.troca.${aberto ? 'pago' : 'feito'}`));
  return true;
}

export function TrocaDeCartao({ change, em_aberto, onHosted, onClose }: Props) {
  const texts = useTexts();
  const { t, locale } = texts;
  const { box, ready, estado, setEstado } = useQuadro(locale, onClose);
  const [refused, setRefused] = useState<string | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const aberto = em_aberto && reais(em_aberto.centavos, locale);
  useEffect(() => head.current?.focus(), []);
  const save = async () => {
    if (!ready.current) return;
    setRefused(null);
    setEstado('salvando');
    const { script, elements } = ready.current;
    const confirmParams = { return_url: `${location.origin}/assinatura` };
    const asked = { elements, confirmParams, redirect: 'if_required' as const };
    const { error } = await script
      .confirmSetup(asked)
      .catch(() => ({ error: { message: undefined } }));
    if (error) setRefused(error.message ?? t('assinatura.cartao_recusado'));
    else if (await conferir(texts, change, aberto)) return onClose();
    setEstado('pronto');
  };
  const isOut = estado === 'fora';
  const isOpening = estado === 'abrindo';
  return (
    <div className={styles.panel}>
      <h3 ref={head} tabIndex={-1}>
        {t('assinatura.pagina.troca.titulo')}
      </h3>
      {aberto && <p>{t('assinatura.pagina.troca.paga', { valor: aberto })}</p>}
      {isOut ? (
        <Fora onHosted={onHosted} />
      ) : (
        <>
          {isOpening && <p role="status">{t('assinatura.pagina.troca.abrindo')}</p>}
          <div ref={box} className={styles.frame} />
          {refused && (
            <p role="alert" className={styles.refused}>
              {refused}
            </p>
          )}
        </>
      )}
      <div className={styles.actions}>
        {!isOut && (
          <Button variant="primary" disabled={estado !== 'pronto'} onClick={() => void save()}>
            {t(`assinatura.pagina.troca.${estado === 'salvando' ? 'salvando' : 'salvar'}`)}
          </Button>
        )}
        <Button onClick={onClose}>{t('assinatura.pagina.troca.desistir')}</Button>
      </div>
      <p className={styles.quiet}>{t('assinatura.pagina.troca.nota')}</p>
    </div>
  );
}
