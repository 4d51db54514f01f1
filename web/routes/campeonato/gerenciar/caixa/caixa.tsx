// The till: receipts to look at, who has paid and who has not, and what else came in or went out.

import { Icon } from '#web/components/elements/icon.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { reais } from '#web/numbers/reais.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useCampeonato, useDaAba } from '#web/routes/campeonato/pagina.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './caixa.module.css';
import { carregarCaixa } from './carregar.ts';
import { Notas } from './notas.tsx';
import { Taxas } from './taxas.tsx';

export const loader = carregarCaixa;

const FIGURES = ['recebido', 'a_receber', 'devolvido', 'saldo'] as const;

export default function CaixaPage() {
  const { taxas, caixa, pagar_ate, now } = useDaAba<typeof loader>();
  const texts = useTexts();
  const { t, locale } = texts;
  const { id } = useCampeonato();
  return (
    <div className={cartao.columns}>
      <div className={cartao.stack}>
        <dl className={styles.figures}>
          {FIGURES.map((name) => (
            <div key={name}>
              <dt>{t(`taxas.caixa.${name}`)}</dt>
              <dd>{reais(caixa[name], locale)}</dd>
            </div>
          ))}
        </dl>
        {pagar_ate && (
          <p className={styles.until}>
            <Icon name="clock" size={18} />
            {t('taxas.pagar.ate', { data: shortDateTime(pagar_ate, texts, now) })}
          </p>
        )}
        <Taxas taxas={taxas} id={id} now={now} pagarAte={pagar_ate} />
      </div>
      <div className={cartao.stack}>
        <Notas caixa={caixa} id={id} now={now} />
        <p className={styles.until}>
          <Icon name="info" size={18} />
          {t('taxas.nao_passa_por_aqui')}
        </p>
      </div>
    </div>
  );
}
