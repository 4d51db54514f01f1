import { Crest } from '#web/components/crest/crest.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './criteria.module.css';
import type { HelpPage } from './help.ts';
import { Models } from './models.tsx';
import type { WorkedExample } from './worked-example.ts';

function ExampleTable({ name, example }: { name: string; example: WorkedExample }) {
  const t = useT();
  return (
    <table className={styles.example}>
      <caption className="visually-hidden">{t('ajuda.criterios.conta', { nome: name })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('ajuda.criterios.criterio')}</span>
          </th>
          {example.teams.map((team) => (
            <th key={team} scope="col">
              <span className={styles.team}>
                <Crest name={team} size={24} />
                {team}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {example.rows.map(({ criterion, values, decides }) => (
          <tr key={criterion} className={decides ? styles.decides : undefined}>
            <th scope="row">
              {t(`ajuda.criterios.coluna.${criterion}`)}
              {decides && <small>{t('ajuda.criterios.decide')}</small>}
            </th>
            {example.teams.map((team, index) => (
              <td key={team}>{values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Criteria({ page }: { page: HelpPage }) {
  const t = useT();
  return (
    <section aria-labelledby="criterios">
      <h2 id="criterios">{t('ajuda.criterios.titulo')}</h2>
      <p className={styles.lead}>{t('ajuda.criterios.texto')}</p>
      {page.found === null && <Models models={page.models} />}
      <ul className={styles.list}>
        {page.criteria.map(({ id, name, rule, reading, example }) => (
          <li key={id} id={id} className={styles.criterion}>
            <h3>{name}</h3>
            <p>{rule}</p>
            {example && <ExampleTable name={name} example={example} />}
            <p className={styles.reading}>
              <b>{t('ajuda.criterios.exemplo')}:</b> {reading}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
