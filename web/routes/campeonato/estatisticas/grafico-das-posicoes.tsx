import type { CSSProperties } from 'react';
import type { Zona } from '#regras/configuracao/fases.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './grafico-das-posicoes.module.css';
import type { TabelaNoTempo } from './parte.ts';

type Props = {
  tabela: TabelaNoTempo;
  gente: Gente;
  zonas: readonly Zona[];
  /** Whose line is drawn strong, and whose is dashed. */
  destaque: string;
  contra: string;
};

/** One unit for a round and one for a place; the picture is stretched, its lines are not. */
const pathOf = (posicoes: readonly number[]) =>
  posicoes.map((place, round) => `${round === 0 ? 'M' : 'L'}${round} ${place - 0.5}`).join('');

/** A stroke without length, round at its ends, is a dot that is not stretched. */
const dotsOf = (posicoes: readonly number[]) =>
  posicoes.map((place, round) => `M${round} ${place - 0.5}h0`).join('');

/** So many names of rounds fit under it on a phone. */
const MOST_LABELS = 10;

function Legend({ gente, zonas, destaque, contra }: Omit<Props, 'tabela'>) {
  const bands = zonas.filter(({ tipo }) => tipo !== 'campeao');
  return (
    <ul className={styles.legend}>
      <li>
        <i data-line="destaque" aria-hidden="true" />
        {nomeDe(gente, destaque)}
      </li>
      {contra && (
        <li>
          <i data-line="contra" aria-hidden="true" />
          {nomeDe(gente, contra)}
        </li>
      )}
      {bands.map(({ tipo, legenda, de }) => (
        <li key={de}>
          <i data-zona={tipo} aria-hidden="true" />
          {legenda}
        </li>
      ))}
    </ul>
  );
}

function Lines({ tabela, zonas, destaque, contra }: Omit<Props, 'gente'>) {
  const rounds = (tabela.linhas[0]?.posicoes.length ?? 1) - 1;
  const places = tabela.linhas.length;
  const of = (uuid: string) =>
    tabela.linhas.find(({ participante }) => participante === uuid)?.posicoes ?? [];
  const bands = zonas.filter(({ tipo, de }) => tipo !== 'campeao' && de <= places);
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${rounds} ${places}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {bands.map(({ tipo, de, ate }) => (
        <rect
          key={de}
          data-zona={tipo}
          x={0}
          y={de - 1}
          width={rounds}
          height={Math.min(ate, places) - de + 1}
        />
      ))}
      {tabela.linhas.map(({ participante, posicoes }) => (
        <path key={participante} d={pathOf(posicoes)} />
      ))}
      {contra && <path data-line="contra" d={pathOf(of(contra))} />}
      <path data-line="destaque" d={pathOf(of(destaque))} />
      <path data-line="pontos" d={dotsOf(of(destaque))} />
      <path data-line="furos" d={dotsOf(of(destaque))} />
    </svg>
  );
}

export function GraficoDasPosicoes(props: Props) {
  const { tabela, gente, destaque, contra } = props;
  const t = useT();
  const own = tabela.linhas.find(({ participante }) => participante === destaque);
  const rounds = own?.posicoes.length ?? 0;
  const step = Math.ceil(rounds / MOST_LABELS);
  const posicoes = (own?.posicoes ?? [])
    .map((n) => t('estatisticas.posicoes.posicao', { n }))
    .join(', ');
  const summary = t('estatisticas.posicoes.resumo', { nome: nomeDe(gente, destaque), posicoes });
  return (
    <>
      <Legend {...props} />
      <div
        className={styles.chart}
        role="img"
        aria-label={`${t('estatisticas.posicoes.titulo')}. ${summary}`}
        style={{ '--places': tabela.linhas.length } as CSSProperties}
      >
        <ol className={styles.places}>
          {tabela.linhas.map(({ participante }, index) => (
            <li key={participante}>{t('estatisticas.posicoes.posicao', { n: index + 1 })}</li>
          ))}
        </ol>
        <Lines {...props} />
        <ol className={styles.names}>
          {tabela.linhas.map(({ participante }) => (
            <li
              key={participante}
              data-line={
                participante === destaque
                  ? 'destaque'
                  : participante === contra
                    ? 'contra'
                    : undefined
              }
            >
              <span className={styles.whole}>{nomeDe(gente, participante)}</span>
              <span className={styles.short}>
                {gente[participante]?.sigla ?? nomeDe(gente, participante).slice(0, 3)}
              </span>
            </li>
          ))}
        </ol>
        <ol className={styles.rounds}>
          {Array.from({ length: rounds }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place
            <li key={index}>
              {(rounds - 1 - index) % step === 0
                ? t('estatisticas.posicoes.rodada', { n: index + 1 })
                : ''}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
