import type { LinhaDoRankingNaTela, RankingNaTela } from '#contract/ranking/rankings.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import { hrefDoRanking } from './endereco.ts';
import { LinhaNoRanking } from './linha.tsx';
import styles from './tabela.module.css';

function Cabecalho({ ranking: { tipo, temporada } }: { ranking: RankingNaTela }) {
  const t = useT();
  const isNow = temporada === null;
  return (
    <thead>
      <tr>
        <th scope="col" aria-label={t('ranking.coluna.posicao')}>
          #
        </th>
        <th scope="col" className={styles.name}>
          {t('ranking.coluna.pessoa')}
        </th>
        <th scope="col">{t('ranking.coluna.pontos')}</th>
        {isNow && <th scope="col">{t('ranking.coluna.semana')}</th>}
        <th scope="col">
          {tipo === 'elo' ? (
            t('ranking.coluna.jogos')
          ) : (
            <abbr title={t('ranking.coluna.camp_inteiro')}>{t('ranking.coluna.camp')}</abbr>
          )}
        </th>
        <th scope="col">{t('ranking.coluna.titulos')}</th>
        <th scope="col">{t('ranking.coluna.ultimos')}</th>
      </tr>
    </thead>
  );
}

const chaveDe = (linha: LinhaDoRankingNaTela, index: number) => linha.pessoa.uuid ?? `n${index}`;

type Props = { ranking: RankingNaTela; next: string | null; isFirst: boolean };

/** The own line stands at the foot where the page has it not. */
export function TabelaDoRanking({ ranking, next, isFirst }: Props) {
  const t = useT();
  const { linhas, minha, regras } = ranking;
  const isHere = linhas.some(({ eu }) => eu);
  const placed = linhas.filter(({ posicao }) => posicao !== null);
  const waiting = linhas.filter(({ posicao }) => posicao === null);
  const n = regras.tipo === 'elo' ? String(regras.provisorio_ate) : '';
  return (
    <div className={styles.card}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
      <section className={styles.scroll} aria-label={t('ranking.tabela')} tabIndex={0}>
        <table>
          <Cabecalho ranking={ranking} />
          <tbody>
            {placed.map((linha, index) => (
              <LinhaNoRanking key={chaveDe(linha, index)} linha={linha} ranking={ranking} />
            ))}
          </tbody>
          {waiting.length > 0 && (
            <tbody>
              <tr className={styles.divider}>
                <th colSpan={ranking.temporada === null ? 7 : 6} scope="rowgroup">
                  {t('ranking.provisorios')} <small>{t('ranking.provisorios_ajuda', { n })}</small>
                </th>
              </tr>
              {waiting.map((linha, index) => (
                <LinhaNoRanking key={chaveDe(linha, index)} linha={linha} ranking={ranking} />
              ))}
            </tbody>
          )}
          {minha && !isHere && (
            <tfoot>
              <LinhaNoRanking linha={minha} ranking={ranking} />
            </tfoot>
          )}
        </table>
      </section>
      {(next !== null || !isFirst) && (
        <div className={styles.more}>
          {!isFirst && (
            <ButtonLink to={hrefDoRanking(ranking)} variant="ghost">
              {t('ranking.inicio')}
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink to={hrefDoRanking(ranking, { cursor: next })} rel="next">
              {t('ranking.mais')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
