import type { Estatisticas } from '#contract/campeonato/estatisticas.ts';
import type { MessageKey } from '#textos/messages.ts';
import { Time } from '#web/campeonato/time.tsx';
import { decimal } from '#web/numbers/decimal.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { CartaoDosNumeros } from './cartao.tsx';
import type { ParteProps } from './parte.ts';
import styles from './time-a-time.module.css';

type DoTime = Estatisticas['times'][number];

type Coluna = {
  readonly short: MessageKey;
  readonly full: MessageKey;
  of(time: DoTime, locale: string): number | string;
};

const record = ({ v, e, d }: DoTime['casa']) => `${v}-${e}-${d}`;

const COLUNAS: readonly Coluna[] = [
  { short: 'tabela.j', full: 'tabela.jogos', of: ({ casa, fora }) => casa.j + fora.j },
  {
    short: 'campeonato.tabela.gp',
    full: 'campeonato.tabela.gols_pro',
    of: ({ casa, fora }) => casa.gp + fora.gp,
  },
  {
    short: 'campeonato.tabela.gc',
    full: 'campeonato.tabela.gols_contra',
    of: ({ casa, fora }) => casa.gc + fora.gc,
  },
  {
    short: 'estatisticas.times.media',
    full: 'estatisticas.times.media_inteira',
    of: ({ casa, fora }, locale) =>
      decimal((casa.gp + fora.gp) / Math.max(1, casa.j + fora.j), locale, 2),
  },
  {
    short: 'estatisticas.times.sem_sofrer',
    full: 'estatisticas.times.sem_sofrer_inteiro',
    of: ({ sem_sofrer }) => sem_sofrer,
  },
  {
    short: 'estatisticas.times.sem_marcar',
    full: 'estatisticas.times.sem_marcar_inteiro',
    of: ({ sem_marcar }) => sem_marcar,
  },
  {
    short: 'estatisticas.times.casa',
    full: 'estatisticas.times.casa_inteira',
    of: ({ casa }) => record(casa),
  },
  {
    short: 'estatisticas.times.fora',
    full: 'estatisticas.times.fora_inteira',
    of: ({ fora }) => record(fora),
  },
  { short: 'estatisticas.times.wo', full: 'estatisticas.times.wo_inteiro', of: ({ wo }) => wo },
];

/** Everybody, with what the cards above pick from. */
export function TimeATime({ dados, pagina }: ParteProps) {
  const { t, locale } = useTexts();
  return (
    <CartaoDosNumeros titulo={t('estatisticas.times.titulo')} largura={6}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone */}
      <section className={styles.box} tabIndex={0} aria-label={t('estatisticas.times.legenda')}>
        <table>
          <caption className="visually-hidden">{t('estatisticas.times.legenda')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tabela.time')}</th>
              {COLUNAS.map(({ short, full }) => (
                <th key={short} scope="col">
                  <abbr title={t(full)}>{t(short)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dados.times.map((time) => (
              <tr key={time.participante}>
                <th scope="row">
                  <Time
                    id={pagina.campeonato.id}
                    gente={pagina.gente}
                    uuid={time.participante}
                    size={24}
                    brief
                  />
                </th>
                {COLUNAS.map(({ short, of }) => (
                  <td key={short}>{of(time, locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>{t('estatisticas.times.so_jogados')}</p>
    </CartaoDosNumeros>
  );
}
