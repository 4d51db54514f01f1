// What holds between people and the site, in words that describe what the product does.
import { useLoaderData } from 'react-router';
import { PRECO_CENTAVOS } from '#regras/planos.ts';
import type { MessageKey } from '#textos/messages.ts';
import { Link } from '#web/components/elements/link.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './privacidade.module.css';
import { carregarResponsavel, Responsavel } from './responsavel.tsx';

export const loader = carregarResponsavel;

/** How many paragraphs each has. */
const SECOES = {
  servico: 2,
  conta: 2,
  conteudo: 2,
  planos: 3,
  desistir: 1,
  taxas: 1,
  fim: 1,
  limites: 1,
  mudancas: 1,
} as const;

export default function TermosPage() {
  const { t, locale } = useTexts();
  const { responsavel } = useLoaderData<typeof loader>();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  const params = {
    mensal: money.format(PRECO_CENTAVOS.mensal / 100),
    anual: money.format(PRECO_CENTAVOS.anual / 100),
  };
  return (
    <div className={styles.page}>
      <Seo title={t('termos.titulo')} description={t('termos.descricao')} />
      <h1>{t('termos.titulo')}</h1>
      {Object.entries(SECOES).map(([nome, quantos]) => (
        <section key={nome} id={nome}>
          <h2>{t(`termos.secoes.${nome as keyof typeof SECOES}.titulo`)}</h2>
          {Array.from({ length: quantos }, (_, index) => {
            const key = `termos.secoes.${nome}.p${index + 1}`;
            return <p key={key}>{t(key as 'termos.secoes.planos.p1' & MessageKey, params)}</p>;
          })}
        </section>
      ))}
      <section>
        <h2>{t('termos.responsavel.titulo')}</h2>
        <Responsavel responsavel={responsavel} />
        <Link to="/privacidade" className="link">
          {t('termos.privacidade')}
        </Link>
      </section>
    </div>
  );
}
