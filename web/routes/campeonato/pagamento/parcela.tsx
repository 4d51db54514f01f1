import { lazy, Suspense, useId, useState } from 'react';
import { atrasada, TOM_DA_TAXA } from '#web/campeonato/taxa.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { toast } from '#web/notices/toast.ts';
import { reais } from '#web/numbers/reais.ts';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDoPagamento, ParcelaAPagar } from './carregar.ts';
import { Comprovante } from './comprovante.tsx';
import styles from './pagamento.module.css';

const QrCode = lazy(() => import('#web/components/elements/qr-code.tsx'));

type Props = DadosDoPagamento & { parcela: ParcelaAPagar; isFirst: boolean };

function Codigo({ codigo }: { codigo: string }) {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codigo);
    setCopied(true);
    toast.success(t('taxas.pagar.copiado'));
  };
  return (
    <div className={styles.pay}>
      <div className={styles.qr}>
        <Suspense fallback={<span className={styles.qrPlace} />}>
          <QrCode text={codigo} label={t('taxas.pagar.qr')} />
        </Suspense>
        <small>{t('taxas.pagar.qr_ajuda')}</small>
      </div>
      <div className={styles.copy}>
        <label className={styles.codeLabel}>
          {t('taxas.pagar.copia_e_cola')}
          <textarea
            readOnly
            rows={5}
            value={codigo}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
        <Button
          variant="primary"
          big
          icon={isCopied ? 'check' : 'link'}
          onClick={() => void copy().catch(() => undefined)}
        >
          {t('taxas.pagar.copiar')}
        </Button>
      </div>
    </div>
  );
}

function QuemRecebe({ taxa, parcela }: Props) {
  const { t } = useTexts();
  const { recebe } = taxa;
  if (!recebe || parcela.codigo === null) return null;
  const lines = [
    ['quem', [recebe.nome, recebe.cidade].filter(Boolean).join(', ')],
    ['chave', recebe.chave],
    ['referencia', parcela.referencia],
  ] as const;
  return (
    <dl className={styles.facts}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`taxas.pagar.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Without a code: the key as it stands, or that there is none yet. */
function SemCodigo({ taxa, parcela }: Props) {
  const { t } = useTexts();
  if (parcela.codigo !== null || (parcela.estado !== 'devida' && parcela.estado !== 'recusada')) {
    return null;
  }
  return (
    <p className={styles.until}>
      <Icon name="info" size={18} />
      {taxa.recebe
        ? t('taxas.pagar.so_chave', { chave: taxa.recebe.chave })
        : t('taxas.pagar.sem_chave')}
    </p>
  );
}

function Estado({ parcela, now }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { estado, motivo, enviada_em, decidida_em } = parcela;
  const date = (at: string | null) => (at ? shortDateTime(at, texts, now) : '');
  if (estado === 'recusada') {
    return (
      <p className={styles.refused} role="status">
        <Icon name="alert" size={18} />
        {t('taxas.pagar.recusada', { motivo: motivo ?? '' })}
      </p>
    );
  }
  if (estado === 'devida') return null;
  const data = date(estado === 'enviada' ? enviada_em : decidida_em);
  return <p className={styles.state}>{t(`taxas.pagar.${estado}`, { data })}</p>;
}

export function Parcela(props: Props) {
  const { t, locale } = useTexts();
  const id = useId();
  const { parcela, taxa, isFirst } = props;
  const de = taxa.parcelas.length;
  const [isOpen, setOpen] = useState(isFirst);
  const name = de > 1 ? t('taxas.parcela', { n: parcela.parcela, de }) : t('taxas.pagar.uma');
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.top}>
        <div>
          <h2 id={id}>{name}</h2>
          <strong className={styles.value}>{reais(parcela.centavos, locale)}</strong>
        </div>
        {atrasada(parcela.estado, taxa.pagar_ate, props.now) ? (
          <Chip tone="bad">{t('taxas.atrasada')}</Chip>
        ) : (
          <Chip tone={TOM_DA_TAXA[parcela.estado]}>{t(`taxas.estado.${parcela.estado}`)}</Chip>
        )}
      </div>
      <Estado {...props} />
      {isOpen ? (
        <>
          {parcela.codigo && <Codigo codigo={parcela.codigo} />}
          <QuemRecebe {...props} />
          <SemCodigo {...props} />
          <Comprovante {...props} />
        </>
      ) : (
        <Button variant="ghost" icon="chevron-down" onClick={() => setOpen(true)}>
          {t('taxas.pagar.abrir')}
        </Button>
      )}
    </section>
  );
}
