import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { Chip } from '#web/components/elements/chip.tsx';
import { reais } from '#web/numbers/reais.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './cobrancas.module.css';
import { dia } from './valores.ts';

const TONE = {
  paga: 'ok',
  aberta: 'warn',
  devolvida: 'neutral',
  contestada: 'bad',
  cancelada: 'neutral',
} as const;

const COLUNAS = ['data', 'o_que', 'valor', 'forma', 'situacao'] as const;

type CobrancaVista = AssinaturaDaPessoa['cobrancas'][number];

function Linha({ cobranca }: { cobranca: CobrancaVista }) {
  const { t, locale } = useTexts();
  const { em, o_que, centavos, forma, situacao, recibo } = cobranca;
  const data = dia(em, locale);
  const link = situacao === 'aberta' ? 'pagar_de' : 'recibo';
  return (
    <tr>
      <th scope="row">
        {recibo ? (
          <a href={recibo} aria-label={t(`assinatura.pagina.${link}`, { data })}>
            {data}
          </a>
        ) : (
          data
        )}
      </th>
      <td>{t(`assinatura.pagina.o_que.${o_que}`)}</td>
      <td data-number>{reais(centavos, locale)}</td>
      <td>{forma ?? '–'}</td>
      <td>
        <Chip tone={TONE[situacao]}>{t(`assinatura.pagina.situacao.${situacao}`)}</Chip>
      </td>
    </tr>
  );
}

export function Cobrancas({ cobrancas }: { cobrancas: readonly CobrancaVista[] }) {
  const { t } = useTexts();
  return (
    <section className={styles.section} aria-labelledby="cobrancas">
      <h2 id="cobrancas">{t('assinatura.pagina.cobrancas')}</h2>
      {cobrancas.length === 0 ? (
        <p className={styles.none}>{t('assinatura.pagina.sem_cobrancas')}</p>
      ) : (
        <div className={styles.card}>
          <table className={styles.table}>
            <thead>
              <tr>
                {COLUNAS.map((coluna) => (
                  <th key={coluna} scope="col">
                    {t(`assinatura.pagina.coluna.${coluna}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cobrancas.map((cobranca) => (
                <Linha key={cobranca.id} cobranca={cobranca} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
