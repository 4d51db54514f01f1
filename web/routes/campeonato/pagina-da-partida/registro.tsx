// Everything that was done with this match, in the order in which it happened.
import type { ReactNode } from 'react';
import { clockOf } from '#web/dates/date-time.ts';
import { longDay } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from './carregar.ts';
import cartoes from './cartoes.module.css';
import { type LinhaDoRegistro, linhasDoRegistro } from './linhas-do-registro.ts';
import styles from './registro.module.css';

function Line({ linha }: { linha: LinhaDoRegistro }) {
  const { zone } = useTexts();
  const { at, quem, dito, abaixo } = linha;
  return (
    <li>
      <time dateTime={at}>{clockOf(at, zone).time}</time>
      <i aria-hidden="true" />
      <div>
        <b>{quem}</b> {dito}
        {abaixo.map((text) => (
          <small key={text}>{text}</small>
        ))}
      </div>
    </li>
  );
}

type Props = {
  dados: DadosDaPartida;
  /** What who plays may add to it. */
  children?: ReactNode;
};

export function RegistroDoJogo({ dados, children }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const oldest = linhasDoRegistro(dados, texts);
  const days = [...Map.groupBy(oldest, ({ at }) => longDay(at, texts, dados.now))];
  const isToldLive = (dados.aoVivo?.lances ?? []).length > 0;
  const isEmpty = days.length === 0;
  // Who cancels one is in the log; without anybody, something else has decided.
  const empty = dados.partida.estado === 'cancelada' ? 'dispensado' : 'vazio';
  if (isEmpty && isToldLive && !children) return null;
  return (
    <section className={cartoes.card}>
      <h2>{t('partida.registro.titulo')}</h2>
      {!(isEmpty && isToldLive) && <p>{t(`partida.registro.${isEmpty ? empty : 'ajuda'}`)}</p>}
      {days.map(([day, lines]) => (
        <div key={day} className={styles.day}>
          <h3>{day}</h3>
          <ol className={styles.log}>
            {lines.map((linha) => (
              <Line key={linha.key} linha={linha} />
            ))}
          </ol>
        </div>
      ))}
      {children}
    </section>
  );
}
