import type { Partida } from '#contract/partidas.ts';
import { longDay } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import { CartaoDaPartida } from './partida.tsx';
import styles from './por-dia.module.css';

/** Matches by the day on which they are played; those without a day last. */
function byDay(partidas: readonly Partida[], texts: Texts, now: number): [string, Partida[]][] {
  const day = ({ jogo_previsto_at }: Partida) =>
    jogo_previsto_at ? longDay(jogo_previsto_at, texts, now) : '';
  const days = [...Map.groupBy(partidas, day)];
  return [...days.filter(([name]) => name), ...days.filter(([name]) => !name)];
}

type Props = { partidas: readonly Partida[]; pagina: DadosDaPagina };

/** A day is said once, above its matches. */
export function JogosPorDia({ partidas, pagina }: Props) {
  const texts = useTexts();
  return byDay(partidas, texts, pagina.now).map(([day, matches]) => (
    <section key={day} className={styles.day}>
      {day && <h3>{day}</h3>}
      <div className={styles.matches}>
        {matches.map((partida) => (
          <CartaoDaPartida
            key={partida.uuid}
            partida={partida}
            pagina={pagina}
            hasDay={day !== ''}
          />
        ))}
      </div>
    </section>
  ));
}
