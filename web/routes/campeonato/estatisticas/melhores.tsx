import { hasPlayedEnough } from '#engine/statistics/played-enough.ts';
import { Time } from '#web/campeonato/time.tsx';
import { decimal } from '#web/numbers/decimal.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { CartaoDosNumeros } from './cartao.tsx';
import styles from './melhores.module.css';
import type { ParteProps } from './parte.ts';

const MOST = 5;

type Props = ParteProps & { o: 'ataque' | 'defesa'; largura: 2 | 3 };

/** By match: not everybody has played as many. */
export function MelhoresDe({ dados, pagina, o, largura }: Props) {
  const { t, locale } = useTexts();
  const isAttack = o === 'ataque';
  const played = dados.times
    .map(({ participante, casa, fora }) => {
      const jogos = casa.j + fora.j;
      const gols = isAttack ? casa.gp + fora.gp : casa.gc + fora.gc;
      return { participante, jogos, gols, media: gols / Math.max(1, jogos) };
    })
    .filter(({ jogos }) => jogos > 0);
  const most = Math.max(...played.map(({ jogos }) => jogos));
  const enough = played.filter(({ jogos }) => hasPlayedEnough(jogos, most));
  const teams = enough
    .toSorted((a, b) => (isAttack ? b.media - a.media : a.media - b.media) || b.jogos - a.jogos)
    .slice(0, MOST);
  const widest = Math.max(...teams.map(({ media }) => media), 0.01);
  if (teams.length === 0) return null;
  return (
    <CartaoDosNumeros titulo={t(`estatisticas.${o}`)} largura={largura}>
      <ol className={styles.list}>
        {teams.map(({ participante, gols, media }) => (
          <li key={participante}>
            <Time
              id={pagina.campeonato.id}
              gente={pagina.gente}
              uuid={participante}
              size={24}
              brief
            />
            <small>
              {t(isAttack ? 'estatisticas.feitos' : 'estatisticas.sofridos', {
                n: gols,
                media: decimal(media, locale, 2),
              })}
            </small>
            <span className={styles.track} data-o={o} aria-hidden="true">
              <i style={{ inlineSize: `${(100 * media) / widest}%` }} />
            </span>
          </li>
        ))}
      </ol>
      {enough.length < played.length && (
        <p className={styles.note}>{t('estatisticas.so_com_metade')}</p>
      )}
    </CartaoDosNumeros>
  );
}
