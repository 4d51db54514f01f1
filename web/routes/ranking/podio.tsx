import type { LinhaDoRankingNaTela, RankingNaTela } from '#contract/ranking/rankings.ts';
import { Avatar } from '#web/components/elements/avatar.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { nomeNaLinha } from './nome.ts';
import styles from './podio.module.css';

const STEPS = 3;

/** The first three, where three have places of their own. */
const degrausDe = (linhas: readonly LinhaDoRankingNaTela[]) =>
  linhas.slice(0, STEPS).every(({ posicao }, index) => posicao === index + 1)
    ? linhas.slice(0, STEPS)
    : [];

export function PodioDoRanking({ ranking }: { ranking: RankingNaTela }) {
  const t = useT();
  const { locale } = useTexts();
  const steps = degrausDe(ranking.linhas);
  if (steps.length < STEPS) return null;
  return (
    <ol className={styles.podium} aria-label={t('ranking.podio')}>
      {steps.map((linha) => {
        const nome = nomeNaLinha(linha.pessoa, t);
        return (
          <li key={linha.posicao} data-place={linha.posicao}>
            <Avatar name={nome} photo={linha.pessoa.foto} size={linha.posicao === 1 ? 72 : 56} />
            {linha.pessoa.uuid ? (
              <Link to={`/dashboard/${linha.pessoa.uuid}`}>{nome}</Link>
            ) : (
              <b>{nome}</b>
            )}
            <span className={styles.step}>
              <span>{t('ranking.lugar', { n: String(linha.posicao) })}</span>
              <strong>{linha.pontos.toLocaleString(locale)}</strong>
              <small>{t('ranking.pontos_rotulo')}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
