import type { Estatisticas } from '#contract/campeonato/estatisticas.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Time } from '#web/campeonato/time.tsx';
import { FormLetters } from '#web/components/match/form-letters.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import { CartaoDosNumeros } from './cartao.tsx';
import type { ParteProps } from './parte.ts';
import styles from './sequencias.module.css';

type DoTime = Estatisticas['times'][number];
type Tipo = keyof DoTime['sequencias'];

/** So many in a row, or it is not worth a line. */
const FEWEST = {
  vitorias: 2,
  invicto: 3,
  sem_sofrer: 2,
  sem_vencer: 3,
  derrotas: 2,
} as const satisfies Record<Tipo, number>;

/** Of others with as long a streak. */
const MOST_NAMES = 3;

const TIPOS = Object.keys(FEWEST) as Tipo[];

type LinhaDeSequencia = {
  readonly tipo: Tipo;
  readonly time: DoTime;
  readonly n: number;
  /** With as many. */
  readonly outros: readonly DoTime[];
};

/** The longest of each kind that is still on; who is in one line is not in another of the same matches. */
function emAndamento(times: readonly DoTime[]): LinhaDeSequencia[] {
  return TIPOS.flatMap((tipo) => {
    const n = Math.max(0, ...times.map(({ sequencias }) => sequencias[tipo].agora));
    const [time, ...outros] = times.filter(({ sequencias }) => sequencias[tipo].agora === n);
    return time && n >= FEWEST[tipo] ? [{ tipo, time, n, outros }] : [];
  });
}

function Record({ dados, pagina }: ParteProps) {
  const { t, locale } = useTexts();
  const n = Math.max(0, ...dados.times.map(({ sequencias }) => sequencias.vitorias.maior));
  if (n < FEWEST.vitorias) return null;
  const names = dados.times
    .filter(({ sequencias }) => sequencias.vitorias.maior === n)
    .map(({ participante }) => nomeDe(pagina.gente, participante));
  const nomes = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return <p className={styles.record}>{t('estatisticas.sequencias.recorde', { n, nomes })}</p>;
}

export function Sequencias({ dados, pagina }: ParteProps) {
  const { t, locale } = useTexts();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const others = (times: readonly DoTime[]) => {
    if (times.length > MOST_NAMES)
      return t('estatisticas.sequencias.tambem_n', { n: times.length });
    const nomes = list.format(times.map(({ participante }) => nomeDe(pagina.gente, participante)));
    return t('estatisticas.sequencias.tambem', { nomes });
  };
  const lines = emAndamento(dados.times);
  return (
    <CartaoDosNumeros titulo={t('estatisticas.sequencias.titulo')} largura={3}>
      {lines.length === 0 && (
        <p className={styles.record}>{t('estatisticas.sequencias.nenhuma')}</p>
      )}
      <ul className={styles.list}>
        {lines.map(({ tipo, time, n, outros }) => (
          <li key={tipo}>
            <span className={styles.who}>
              <Time
                id={pagina.campeonato.id}
                gente={pagina.gente}
                uuid={time.participante}
                size={24}
                brief
              />
              <small>
                {t(`estatisticas.sequencias.${tipo}`, { n })}
                {outros.length > 0 && others(outros)}
              </small>
            </span>
            <FormLetters forma={time.forma} />
          </li>
        ))}
      </ul>
      <Record dados={dados} pagina={pagina} />
    </CartaoDosNumeros>
  );
}
