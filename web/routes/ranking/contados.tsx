import type { CampeonatoDoRanking } from '#contract/ranking/gestao.ts';
import { Link } from '#web/components/elements/link.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './contados.module.css';

const FIRST = 8;

/** Which championships count, and how much. */
export function Contados({ campeonatos }: { campeonatos: readonly CampeonatoDoRanking[] }) {
  const { t, locale } = useTexts();
  if (campeonatos.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('ranking.contam')}</h2>
      <ul>
        {campeonatos.slice(0, FIRST).map(({ id, nome, peso }) => (
          <li key={id}>
            <Link to={`/campeonato/${id}`}>{nome}</Link>
            <small>{t('ranking.fonte.peso', { peso: peso.toLocaleString(locale) })}</small>
          </li>
        ))}
      </ul>
      {campeonatos.length > FIRST && (
        <p>{t('ranking.outras', { n: campeonatos.length - FIRST })}</p>
      )}
    </section>
  );
}
