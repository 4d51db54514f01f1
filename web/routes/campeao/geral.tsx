import { Time } from '#web/campeonato/time.tsx';
import { figure } from '#web/components/match/figure.ts';
import { useTexts } from '#web/texts/texts.tsx';
import cartao from './campeao.module.css';
import type { Final } from './carregar.ts';
import styles from './geral.module.css';

const COLUMNS = [
  ['v', 'vitorias'],
  ['e', 'empates'],
  ['d', 'derrotas'],
  ['gp', 'gols_pro'],
  ['gc', 'gols_contra'],
] as const;

/** A league of one table is its own general table. */
const isNeeded = ({ campeonato: { fases }, geral }: Final) => {
  const [only] = fases;
  const isLeague = fases.length === 1 && only !== undefined && 'tabela' in only;
  return geral.some(({ j }) => j > 0) && !(isLeague && only.tipo !== 'grupos');
};

/** All matches of all phases in one table, closed until somebody looks for it. */
export function Geral({ final }: { final: Final }) {
  const { t, locale } = useTexts();
  if (!isNeeded(final)) return null;
  return (
    <details className={`${cartao.card} ${styles.general}`}>
      <summary>
        <h2>{t('campeao.geral.titulo')}</h2>
      </summary>
      <p className={cartao.help}>{t('campeao.geral.ajuda')}</p>
      <div className={styles.box}>
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t('tabela.time')}</th>
              <th scope="col">
                <abbr title={t('tabela.pontos')}>{t('tabela.p')}</abbr>
              </th>
              <th scope="col">
                <abbr title={t('tabela.jogos')}>{t('tabela.j')}</abbr>
              </th>
              {COLUMNS.map(([name, whole]) => (
                <th key={name} scope="col">
                  <abbr title={t(`campeonato.tabela.${whole}`)}>
                    {t(`campeonato.tabela.${name}`)}
                  </abbr>
                </th>
              ))}
              <th scope="col">
                <abbr title={t('tabela.saldo')}>{t('tabela.sg')}</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {final.geral.map((row) => (
              <tr key={row.participante}>
                <td>{row.posicao}</td>
                <th scope="row">
                  <Time
                    id={final.campeonato.id}
                    gente={final.gente}
                    uuid={row.participante}
                    full
                    brief
                  />
                </th>
                <td>
                  <b>{figure(row.p, locale)}</b>
                </td>
                <td>{row.j}</td>
                {COLUMNS.map(([name]) => (
                  <td key={name}>{row[name]}</td>
                ))}
                <td>{row.sg < 0 ? `−${-row.sg}` : row.sg}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
