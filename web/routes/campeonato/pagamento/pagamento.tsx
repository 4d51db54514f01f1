// What somebody has to pay for their entry: the Pix code, who is paid, and the receipt.
import { useLoaderData } from 'react-router';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { Seo } from '#web/screen/seo.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import { carregarPagamento, type DadosDoPagamento } from './carregar.ts';
import styles from './pagamento.module.css';
import { Parcela } from './parcela.tsx';

export const loader = carregarPagamento;

export const handle = { parameters: [] };

function Recados({ taxa, now }: DadosDoPagamento) {
  const texts = useTexts();
  const { t } = texts;
  const date = (at: string) => shortDateTime(at, texts, now);
  const isOwed = taxa.parcelas.some(({ codigo, estado }) => codigo !== null || estado === 'devida');
  return (
    <>
      {taxa.chave_mudou_em && isOwed && (
        <p className={styles.warning}>
          <Icon name="alert" size={18} />
          {t('taxas.pagar.chave_mudou', { data: date(taxa.chave_mudou_em) })}
        </p>
      )}
      {taxa.pagar_ate && isOwed && (
        <p className={styles.until}>
          <Icon name="clock" size={18} />
          {t('taxas.pagar.ate', { data: date(taxa.pagar_ate) })}
        </p>
      )}
    </>
  );
}

function Nada({ taxa }: DadosDoPagamento) {
  const { t } = useTexts();
  if (taxa.parcelas.length > 0) return null;
  return (
    <p className={styles.card}>{t(taxa.na_fila ? 'taxas.pagar.na_fila' : 'taxas.pagar.nada')}</p>
  );
}

/** The first that waits to be paid is open; the others open by a press. */
export default function PagamentoPage() {
  const { t } = useTexts();
  const dados = useLoaderData<typeof loader>() as DadosDoPagamento;
  const { campeonato, taxa } = dados;
  const endereco = useEndereco(campeonato.id);
  const first = taxa.parcelas.find(({ estado }) => estado === 'devida' || estado === 'recusada');
  return (
    <div className={styles.page}>
      <Seo title={`${t('taxas.pagar.titulo')} · ${campeonato.nome}`} noindex />
      <nav className={styles.trail} aria-label={t('taxas.pagar.caminho')}>
        <Link to={endereco()}>
          <Icon name="chevron-left" size={16} />
          {campeonato.nome}
        </Link>
      </nav>
      <h1>{t('taxas.pagar.titulo')}</h1>
      <Recados {...dados} />
      <Nada {...dados} />
      {taxa.parcelas.map((parcela) => (
        <Parcela
          key={parcela.parcela}
          {...dados}
          parcela={parcela}
          isFirst={parcela.parcela === (first ?? taxa.parcelas[0])?.parcela}
        />
      ))}
      <p className={styles.note}>
        <Icon name="info" size={18} />
        {t('taxas.nao_passa_por_aqui')}
      </p>
    </div>
  );
}
