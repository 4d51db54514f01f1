import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './rankings-da-liga.module.css';

type Props = {
  liga: string;
  rankings: readonly { uuid: string; nome: string | null; endereco: string; pessoas: number }[];
  /** May make one. */
  gere: boolean;
};

/** The rankings of a liga, on its page. */
export function RankingsDaLiga({ liga, rankings, gere }: Props) {
  const t = useT();
  if (rankings.length === 0 && !gere) return null;
  return (
    <section className={styles.box} aria-labelledby="rankings">
      <div className={styles.title}>
        <h2 id="rankings">{t('liga.rankings')}</h2>
        {gere && (
          <Link to={`/rankings/criar?liga=${liga}`} className="link">
            {t('liga.rankings_criar')}
          </Link>
        )}
      </div>
      {rankings.length === 0 && <p>{t('liga.rankings_vazio')}</p>}
      <ul>
        {rankings.map(({ uuid, nome, endereco, pessoas }) => (
          <li key={uuid}>
            <Link to={`/ranking/${endereco}/${uuid}`}>{nome}</Link>
            <small>{t('liga.rankings_pessoas', { n: pessoas })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
