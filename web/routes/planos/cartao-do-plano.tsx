import { LIMITES, type Periodo, type Plano, PRECO_CENTAVOS, planoDe } from '#regras/planos.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { reais } from '#web/numbers/reais.ts';
import { registerPath } from '#web/session/access.ts';
import { useUser } from '#web/session/user.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { Comprar, type Venda } from './comprar.tsx';
import { espaco, quantia, REAL } from './dinheiro.ts';
import styles from './planos.module.css';

/** Between two stars stands what matters. */
function Strong({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
  return text.split('**').map((piece, i) => (i % 2 === 1 ? <b key={i}>{piece}</b> : piece));
}

function Preco({ plano, periodo }: { plano: Plano; periodo: Periodo }) {
  const { t, locale } = useTexts();
  if (plano === 'parceiro') return <p className={styles.words}>{t('planos.a_combinar')}</p>;
  const isPro = plano === 'pro';
  const centavos = isPro ? PRECO_CENTAVOS[periodo] : 0;
  const each = periodo === 'anual' ? t('planos.por_ano') : t('planos.por_mes');
  return (
    <p className={styles.price}>
      <sup>{REAL}</sup>
      {quantia(centavos, locale)}
      {isPro && <small>{each}</small>}
    </p>
  );
}

function Para({ plano, periodo }: { plano: Plano; periodo: Periodo }) {
  const { t, locale } = useTexts();
  if (plano !== 'pro') return <p className={styles.quiet}>{t(`planos.para.${plano}`)}</p>;
  const valor = reais(PRECO_CENTAVOS.anual / 12, locale);
  const text = periodo === 'anual' ? t('planos.da_por_mes', { valor }) : t('planos.no_cartao');
  return <p className={styles.quiet}>{text}</p>;
}

function Da({ plano }: { plano: Plano }) {
  const t = useT();
  const { ativos, participantes, ligas, rankings, organizadores, fotos_mb } = LIMITES[plano];
  const { aparencia, historico, pdf } = LIMITES[plano];
  const lines = [
    t('planos.da.ativos', { n: ativos }),
    t('planos.da.participantes', { n: participantes }),
    ...(plano === 'gratis' ? [t('planos.da.formatos'), t('planos.da.vivo')] : []),
    t('planos.da.ligas', { n: ligas, rankings }),
    t('planos.da.organizadores', { n: organizadores }),
    t('planos.da.fotos', { espaco: espaco(fotos_mb) }),
    ...(aparencia ? [t('planos.da.aparencia')] : []),
    ...(historico ? [t('planos.da.historico')] : []),
    ...(pdf ? [t('planos.da.pdf')] : []),
  ];
  return (
    <ul className={styles.benefits}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" size={18} />
          <span>
            <Strong text={line} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type Escolha = { readonly plano: Plano; readonly periodo: Periodo; readonly venda: Venda };

function Passo({ plano, periodo, venda, isMine }: Escolha & { isMine: boolean }) {
  const t = useT();
  const user = useUser();
  // What was given and comes to an end may be bought before that.
  const isGift = user?.subscribed === false && user.ends_at !== null;
  const isMyPro = isMine && plano === 'pro';
  if (isMyPro && !isGift) {
    return (
      <ButtonLink to="/assinatura" big block>
        {t('planos.ver_assinatura')}
      </ButtonLink>
    );
  }
  if (isMine && !isMyPro) {
    return (
      <Button big block disabled>
        {t('planos.aqui')}
      </Button>
    );
  }
  if (plano === 'pro' && !user?.is_parceiro) return <Comprar periodo={periodo} venda={venda} />;
  if (plano !== 'gratis' || user) return null;
  return (
    <ButtonLink to={registerPath('/planos')} big block>
      {t('planos.criar_conta')}
    </ButtonLink>
  );
}

export function CartaoDoPlano({ plano, periodo, venda }: Escolha) {
  const t = useT();
  const user = useUser();
  const isMine = user !== null && planoDe(user) === plano;
  const isForMany = !isMine && plano === 'pro';
  return (
    <section className={styles.card} data-plano={plano} aria-labelledby={`plano-${plano}`}>
      <div className={styles.top}>
        <h2 id={`plano-${plano}`}>{t(`planos.nome.${plano}`)}</h2>
        {isMine && <Chip>{t('planos.seu_plano')}</Chip>}
        {isForMany && <Chip tone="brand">{t('planos.quem_organiza')}</Chip>}
      </div>
      <Preco plano={plano} periodo={periodo} />
      <Para plano={plano} periodo={periodo} />
      <Da plano={plano} />
      <Passo {...{ plano, periodo, venda, isMine }} />
    </section>
  );
}
