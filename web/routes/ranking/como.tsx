import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './ranking.module.css';

type RegrasNaTela = RankingNaTela['regras'];

/** Which championships count; in a liga, with how many accounts where it asks for any. */
function deQuais(regras: RegrasNaTela, isDaLiga: boolean, t: ReturnType<typeof useT>): string {
  const contas = regras.contas_verificadas;
  if (!isDaLiga) return t(`ranking.como_${regras.tipo}.3`, { contas: String(contas) });
  return contas > 0
    ? t('ranking.como_liga_contas', { contas: String(contas) })
    : t('ranking.como_liga');
}

/** Best results, and for how long: either may be without an end. */
function quantos(
  { melhores, janela_semanas }: RegrasNaTela & { tipo: 'posicao' },
  t: ReturnType<typeof useT>,
): string {
  const n = melhores === null ? '' : String(melhores);
  const semanas = janela_semanas === null ? '' : String(janela_semanas);
  if (melhores === null) {
    return janela_semanas === null
      ? t('ranking.como_todos')
      : t('ranking.como_janela', { semanas });
  }
  return janela_semanas === null
    ? t('ranking.como_melhores', { melhores: n })
    : t('ranking.como_posicao.2', { melhores: n, semanas });
}

function paragrafos(regras: RegrasNaTela, isDaLiga: boolean, t: ReturnType<typeof useT>): string[] {
  if (regras.tipo === 'elo') {
    const { inicio, jogos_novo, k_novo, k } = regras;
    return [
      t(regras.pelos_dois ? 'ranking.como_elo.1' : 'ranking.como_elo_todos', {
        inicio: String(inicio),
      }),
      t('ranking.como_elo.2', { novo: String(jogos_novo), k_novo: String(k_novo), k: String(k) }),
      ...(regras.wo ? [] : [t('ranking.como_sem_wo')]),
      ...(regras.margem ? [t('ranking.como_margem')] : []),
      ...(regras.mando > 0 ? [t('ranking.como_mando', { mando: String(regras.mando) })] : []),
      deQuais(regras, isDaLiga, t),
    ];
  }
  const [primeiro, segundo, terceiro] = regras.pontos.map(String);
  const places = { primeiro: primeiro ?? '', segundo: segundo ?? '', terceiro: terceiro ?? '' };
  return [
    t(regras.peso === 'tamanho' ? 'ranking.como_posicao.1' : 'ranking.como_posicao_igual', places),
    quantos(regras, t),
    deQuais(regras, isDaLiga, t),
  ];
}

export function Como({ regras, isDaLiga }: { regras: RegrasNaTela; isDaLiga: boolean }) {
  const t = useT();
  return (
    <section className={styles.card}>
      <h2>{t('ranking.como')}</h2>
      {[...paragrafos(regras, isDaLiga, t), t('ranking.como_empate')].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
