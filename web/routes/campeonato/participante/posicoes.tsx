import { PositionsChart } from '#web/components/chart/positions-chart.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDoParticipante } from './carregar.ts';
import { CartaoDoParticipante } from './cartao.tsx';
import { teamOf } from './lista-de-participantes.ts';
import styles from './posicoes.module.css';

const FEWEST_ROUNDS = 2;

/** How it came to its place, beside the line of who looks. */
export function PosicoesDoParticipante({ dados }: DadosDoParticipante) {
  const { t, locale } = useTexts();
  const { posicoes, participante } = dados;
  if (!posicoes || posicoes.dele.length < FEWEST_ROUNDS) return null;
  const { dele, suas, de } = posicoes;
  const nome = teamOf(participante);
  const listed = (places: readonly number[]) =>
    new Intl.ListFormat(locale, { type: 'unit' }).format(
      places.map((n) => t('participante.lugar', { n })),
    );
  const spoken = [
    t('participante.posicoes.dele', { nome, lista: listed(dele) }),
    suas && t('participante.posicoes.suas', { lista: listed(suas) }),
  ];
  return (
    <CartaoDoParticipante titulo={t('participante.posicoes.titulo')}>
      <div className={styles.chart}>
        <PositionsChart
          label={spoken.filter(Boolean).join(' ')}
          de={de}
          linhas={[
            { id: 'dele', posicoes: dele, role: 'main' },
            ...(suas ? [{ id: 'suas', posicoes: suas, role: 'rival' as const }] : []),
          ]}
          placeName={String}
          roundName={(n) => t('participante.jogos.rodada_curta', { n })}
        />
        {suas && <p>{t('participante.posicoes.legenda', { nome })}</p>}
      </div>
    </CartaoDoParticipante>
  );
}
