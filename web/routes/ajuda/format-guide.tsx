import { FormatDrawing } from '#web/components/campeonato-card/format-drawing.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import { ENTRANTS } from './format-figures.ts';
import styles from './format-guide.module.css';
import type { HelpPage } from './help.ts';

function addressOf(entrants: number, query: string): string {
  const params = new URLSearchParams(query === '' ? {} : { q: query });
  params.set('participantes', String(entrants));
  return `/ajuda?${params}`;
}

function EntrantsSwitch({ page }: { page: HelpPage }) {
  const t = useT();
  return (
    <nav className={styles.switch} aria-label={t('ajuda.formatos.participantes')}>
      <span aria-hidden="true">{t('ajuda.formatos.participantes')}</span>
      <ul>
        {ENTRANTS.map((entrants) => (
          <li key={entrants}>
            <Link
              to={addressOf(entrants, page.query)}
              aria-current={entrants === page.entrants ? 'true' : undefined}
              preventScrollReset
              replace
              rel="nofollow"
            >
              {entrants}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Comparison({ page }: { page: HelpPage }) {
  const t = useT();
  const most = Math.max(...page.formats.map(({ matches }) => matches));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('ajuda.formatos.titulo')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ajuda.formatos.formato')}</th>
          <th scope="col">{t('ajuda.formatos.jogos')}</th>
          <th scope="col">{t('ajuda.formatos.rodadas')}</th>
          <th scope="col">{t('ajuda.formatos.minimo')}</th>
        </tr>
      </thead>
      <tbody>
        {page.formats.map(({ id, name, matches, rounds, fewest }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.amount}>
                {matches}
                <i style={{ inlineSize: `${(matches / most) * 100}%` }} />
              </span>
            </td>
            <td>{rounds}</td>
            <td>{fewest}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function FormatGuide({ page }: { page: HelpPage }) {
  const t = useT();
  return (
    <section aria-labelledby="formatos">
      <div className={styles.top}>
        <div>
          <h2 id="formatos">{t('ajuda.formatos.titulo')}</h2>
          <p>{t('ajuda.formatos.texto')}</p>
        </div>
        <EntrantsSwitch page={page} />
      </div>
      <div className={styles.card}>
        <Comparison page={page} />
        <p className={styles.notes}>
          {t('ajuda.formatos.nota_grupos')} {t('ajuda.formatos.nota_dupla')}{' '}
          {t('ajuda.formatos.nota_liga', { n: page.leaguePhaseMatches })}
        </p>
      </div>
      <ul className={styles.formats}>
        {page.formats.map(({ id, name, how, goodFor, beware }) => (
          <li key={id} id={id} className={styles.format}>
            <FormatDrawing name={id} />
            <h3>{name}</h3>
            <p>{how}</p>
            <dl>
              <dt>
                <Icon name="check" size={16} />
                <span className="visually-hidden">{t('ajuda.formatos.combina')}</span>
              </dt>
              <dd>{goodFor}</dd>
              <dt className={styles.beware}>
                <Icon name="alert" size={16} />
                <span className="visually-hidden">{t('ajuda.formatos.cuidado')}</span>
              </dt>
              <dd>{beware}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
