import type { AnswerOf, Api } from '#contract/api.ts';
import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { figure } from '#web/components/match/figure.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './tabela-historica.module.css';

type LinhaHistorica = AnswerOf<Api['GET /api/ligas/:uuid/historica']>['data'][number];

const COLUMNS = ['titulos', 'temporadas', 'j', 'v', 'e', 'd'] as const;

/** All seasons added up. On a phone the figures are behind a slide; name and points stay. */
export function TabelaHistorica({ linhas }: { linhas: readonly LinhaHistorica[] }) {
  const { t, locale } = useTexts();
  return (
    <div className={styles.all}>
      <h2>{t('liga.temporada.historica')}</h2>
      <p>{t('liga.temporada.historica_texto')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what slides is reached by the keyboard */}
      <section className={styles.slide} tabIndex={0} aria-label={t('liga.temporada.historica')}>
        <table>
          <thead>
            <tr>
              <th scope="col" className={styles.team}>
                {t('liga.temporada.coluna.time')}
              </th>
              <th scope="col">{t('liga.temporada.coluna.p')}</th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {t(`liga.temporada.coluna.${name}`)}
                </th>
              ))}
              <th scope="col">{t('liga.temporada.coluna.sg')}</th>
            </tr>
          </thead>
          <tbody>
            {linhas.map((linha, index) => (
              <tr key={linha.raiz}>
                <th scope="row" className={styles.team}>
                  <span>
                    <b>{index + 1}</b>
                    <EscudoDoTime nome={linha.nome} escudo={linha.escudo} size={22} />
                    {linha.nome}
                  </span>
                </th>
                <td>
                  <b>{figure(linha.p, locale)}</b>
                </td>
                {COLUMNS.map((name) => (
                  <td key={name}>{linha[name]}</td>
                ))}
                <td>{figure(linha.gp - linha.gc, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
