import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import { LinhaDePontos } from '#web/components/chart/linha-de-pontos.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './pontos.module.css';
import { Secao } from './secao.tsx';

type Props = Pick<Dashboard, 'pontuacoes'> & {
  semanas: readonly { readonly dia: string; readonly pontos: number }[];
};

/** The line of the ranking that they play most in, and their place in each. */
export function PontosNoRanking({ pontuacoes, semanas }: Props) {
  const { t, locale } = useTexts();
  if (pontuacoes.length === 0) return null;
  const nomeDe = ({ nome, tipo, modalidade }: Dashboard['pontuacoes'][number]) =>
    nome ?? `${t(`opcoes.modalidade.${modalidade}`)} · ${t(`dashboard.tipo.${tipo}`)}`;
  return (
    <Secao titulo={t('dashboard.pontos')}>
      <div className={styles.card}>
        <LinhaDePontos
          semanas={semanas}
          label={t('dashboard.linha', {
            de: String(semanas[0]?.pontos ?? 0),
            ate: String(semanas.at(-1)?.pontos ?? 0),
            semanas: String(semanas.length),
          })}
          caption={t('dashboard.linha_legenda')}
        />
        <ul>
          {pontuacoes.map((one) => (
            <li key={one.uuid}>
              <Link to={`/ranking/${one.endereco}/${one.uuid}`}>{nomeDe(one)}</Link>
              <span>
                <b>{t('dashboard.lugar', { n: one.posicao })}</b>
                <small>
                  {t('dashboard.pontos_de', { pontos: one.pontos.toLocaleString(locale) })}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Secao>
  );
}
