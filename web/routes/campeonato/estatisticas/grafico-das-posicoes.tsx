import type { Zona } from '#regras/configuracao/fases.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { PositionsChart } from '#web/components/chart/positions-chart.tsx';
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

/** The champion's zone is one place, which the table of the tab shows anyway. */
const faixasDe = (zonas: readonly Zona[]) => zonas.filter(({ tipo }) => tipo !== 'campeao');

function Legend({ gente, zonas, destaque, contra }: Omit<Props, 'tabela'>) {
  return (
    <ul className={styles.legend}>
      <li>
        <i data-line="main" aria-hidden="true" />
        {nomeDe(gente, destaque)}
      </li>
      {contra && (
        <li>
          <i data-line="rival" aria-hidden="true" />
          {nomeDe(gente, contra)}
        </li>
      )}
      {faixasDe(zonas).map(({ tipo, legenda, de }) => (
        <li key={de}>
          <i data-zona={tipo} aria-hidden="true" />
          {legenda}
        </li>
      ))}
    </ul>
  );
}

export function GraficoDasPosicoes(props: Props) {
  const { tabela, gente, zonas, destaque, contra } = props;
  const t = useT();
  const { linhas } = tabela;
  const own = linhas.find(({ participante }) => participante === destaque)?.posicoes ?? [];
  const posicao = (n: number) => t('estatisticas.posicoes.posicao', { n });
  const posicoes = own.map(posicao).join(', ');
  const summary = t('estatisticas.posicoes.resumo', { nome: nomeDe(gente, destaque), posicoes });
  const roleOf = (uuid: string) =>
    uuid === destaque ? 'main' : uuid === contra ? 'rival' : undefined;
  return (
    <>
      <Legend {...props} />
      <PositionsChart
        label={`${t('estatisticas.posicoes.titulo')}. ${summary}`}
        isTall
        de={linhas.length}
        linhas={linhas.map(({ participante, posicoes: places }) => ({
          id: participante,
          posicoes: places,
          role: roleOf(participante),
        }))}
        bands={faixasDe(zonas)}
        ends={linhas.map(({ participante }) => {
          const whole = nomeDe(gente, participante);
          return {
            id: participante,
            whole,
            short: gente[participante]?.sigla ?? whole.slice(0, 3),
          };
        })}
        placeName={posicao}
        roundName={(n) => t('estatisticas.posicoes.rodada', { n })}
      />
    </>
  );
}
