import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './ranking.module.css';

function paragrafos(regras: RankingNaTela['regras'], t: ReturnType<typeof useT>): string[] {
  const contas = String(regras.contas_verificadas);
  if (regras.tipo === 'elo') {
    const { inicio, jogos_novo, k_novo, k } = regras;
    return [
      t('ranking.como_elo.1', { inicio: String(inicio) }),
      t('ranking.como_elo.2', { novo: String(jogos_novo), k_novo: String(k_novo), k: String(k) }),
      t('ranking.como_elo.3', { contas }),
    ];
  }
  const [primeiro, segundo, terceiro] = regras.pontos.map(String);
  const places = { primeiro: primeiro ?? '', segundo: segundo ?? '', terceiro: terceiro ?? '' };
  return [
    t('ranking.como_posicao.1', places),
    t('ranking.como_posicao.2', {
      melhores: String(regras.melhores ?? ''),
      semanas: String(regras.janela_semanas ?? ''),
    }),
    t('ranking.como_posicao.3', { contas }),
  ];
}

export function Como({ regras }: { regras: RankingNaTela['regras'] }) {
  const t = useT();
  return (
    <section className={styles.card}>
      <h2>{t('ranking.como')}</h2>
      {[...paragrafos(regras, t), t('ranking.como_empate')].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
