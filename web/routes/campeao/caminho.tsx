import { nomeDe } from '#web/campeonato/lado.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import styles from './caminho.module.css';
import cartao from './campeao.module.css';
import type { Final } from './carregar.ts';

type Props = { final: Final; now: number };
type JogoDoCaminho = Final['caminho'][number];

/** Of a tie over two legs, each is named. */
function legOf({ partida }: JogoDoCaminho, { caminho }: Final): 'ida' | 'volta' | undefined {
  const { fase, confronto, perna } = partida;
  if (perna === 2) return 'volta';
  const isFirst = caminho.some(
    ({ partida: other }) =>
      other.perna === 2 && other.fase === fase && other.confronto === confronto,
  );
  return perna === 1 && isFirst ? 'ida' : undefined;
}

/** 'Grupo A, rodada 1', 'Semifinal, volta'. */
function stageOf(passo: JogoDoCaminho, final: Final, { t }: Texts): string {
  const { partida, etapa } = passo;
  const { grupo, rodada } = partida;
  if (!etapa) {
    return grupo
      ? t('campeao.caminho.grupo', { grupo, rodada })
      : t('campeao.caminho.rodada', { rodada });
  }
  const leg = legOf(passo, final);
  return leg
    ? t('campeao.caminho.perna', {
        etapa: stageName(etapa, t),
        perna: t(`campeonato.jogos.${leg}`),
      })
    : stageName(etapa, t);
}

/** From the champion's side: theirs first, whoever played at home. */
const ownFirst = (
  { mandante }: JogoDoCaminho['partida'],
  { campeao }: Final,
  [home, away]: readonly [number, number],
) => (mandante.participante === campeao ? ([home, away] as const) : ([away, home] as const));

/** What penalties made of a match that every table counts as drawn. */
function penaltiesOf({ partida }: JogoDoCaminho, final: Final) {
  const { penaltis } = partida.placar ?? {};
  const own = penaltis && ownFirst(partida, final, penaltis);
  return own ? { own, isWon: own[0] > own[1] } : null;
}

type LineProps = Props & { passo: JogoDoCaminho; isLast: boolean };

function Score({ final, passo, now }: Omit<LineProps, 'isLast'>) {
  const texts = useTexts();
  const { t } = texts;
  const { partida } = passo;
  const { placar } = partida;
  const at = partida.jogo_previsto_at ?? partida.confirmado_at;
  const [a, b] = placar ? ownFirst(partida, final, [placar.mandante, placar.visitante]) : [0, 0];
  const [ours, theirs] = penaltiesOf(passo, final)?.own ?? [];
  const under =
    ours === undefined
      ? at && shortDay(at, texts, now)
      : t('campeao.caminho.penaltis', { a: ours, b: theirs ?? 0 });
  return (
    <span className={styles.score}>
      {placar ? (
        <span>
          {a} <i>×</i> <s>{b}</s>
        </span>
      ) : (
        <span>{t('campeao.caminho.wo')}</span>
      )}
      {under && <em>{under}</em>}
    </span>
  );
}

function Line({ final, passo, isLast, now }: LineProps) {
  const texts = useTexts();
  const { t } = texts;
  const { partida, resultado } = passo;
  const { mandante, visitante } = partida;
  const other = mandante.participante === final.campeao ? visitante : mandante;
  const uuid = other.participante ?? '';
  const nome = nomeDe(final.gente, uuid);
  const isWidest = final.goleada?.uuid === partida.uuid;
  const shootout = penaltiesOf(passo, final);
  const isTitle = isLast && (resultado === 'v' || shootout?.isWon === true);
  return (
    <li data-last={isLast || undefined}>
      <span className={styles.letter} data-letter={isLast ? 't' : resultado}>
        {isTitle ? (
          <Icon name="trophy" size={16} />
        ) : (
          <span aria-hidden="true">{t(`campeonato.tabela.letra.${resultado}`)}</span>
        )}
        <span className="visually-hidden">
          {t(`campeao.caminho.${isTitle ? 'titulo_ganho' : resultado}`)}
        </span>
      </span>
      <EscudoDoTime nome={nome} escudo={final.gente[uuid]?.escudo} size={24} />
      <span className={styles.words}>
        <b>{nome}</b>
        <small>
          {stageOf(passo, final, texts)}
          {shootout && ` · ${t(`campeao.caminho.penaltis_${shootout.isWon ? 'v' : 'd'}`)}`}
          {isWidest && ` · ${t('campeao.caminho.goleada')}`}
        </small>
      </span>
      <Score final={final} passo={passo} now={now} />
    </li>
  );
}

/** A league has dozens of matches: the last ones are shown, the others on request. */
const MOST_SHOWN = 10;
const LAST_SHOWN = 6;

export function Caminho({ final, now }: Props) {
  const { t } = useTexts();
  const { caminho } = final;
  const count = caminho.length;
  if (count === 0) return null;
  const cut = count > MOST_SHOWN ? count - LAST_SHOWN : 0;
  const line = (passo: JogoDoCaminho) => (
    <Line
      key={passo.partida.uuid}
      final={final}
      passo={passo}
      // A league has no final: its last match is one like any other.
      isLast={passo === caminho.at(-1) && passo.etapa !== null}
      now={now}
    />
  );
  return (
    <section className={cartao.card} aria-labelledby="caminho">
      <h2 id="caminho">
        {t('campeao.caminho.titulo')} <small>{t('campeao.jogos_n', { n: count })}</small>
      </h2>
      {cut > 0 && (
        <details className={cartao.more}>
          <summary>{t('campeao.caminho.todos', { n: count })}</summary>
          <ol className={styles.road}>{caminho.slice(0, cut).map(line)}</ol>
        </details>
      )}
      <ol className={styles.road}>{caminho.slice(cut).map(line)}</ol>
      {final.por_sorteio && <p className={styles.lots}>{t('campeao.caminho.por_sorteio')}</p>}
    </section>
  );
}
