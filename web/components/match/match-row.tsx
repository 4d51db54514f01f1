// A match in a list: one line where there is room, two on a phone. The whole row leads to its page.
import type { ReactNode } from 'react';
import type { Partida } from '#contract/partidas.ts';
import type { Apelidos } from '#regras/montagem/apelidos.ts';
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe, pessoaDe, vagaEmPalavras } from '#web/campeonato/lado.ts';
import { nomeCurto } from '#web/campeonato/nome-curto.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import { FittingName } from './fitting-name.tsx';
import { momentOf } from './match-moment.ts';
import styles from './match-row.module.css';
import { badgeOf, figuresOf, isOver, losersOf } from './match-state.ts';

type MatchRowProps = {
  partida: Partida;
  gente: Gente;
  /** Names of the ties that a side may still come from. */
  confrontos?: Apelidos | undefined;
  now: number;
  /** The day, or the deadline, stands above as a heading. */
  hasDay?: boolean | undefined;
  /** What else tells this match from others: its group, its leg. */
  label?: string | null | undefined;
  /** The score by now of one that is told while it is played. */
  live?: readonly [number, number] | undefined;
  /** The participant of who looks. */
  mine?: string | null | undefined;
  /** Before the arrow, inside of the link. */
  end?: ReactNode;
  /** Beside the link: what an organiser does with it. */
  action?: ReactNode;
};

type SideProps = Pick<MatchRowProps, 'gente' | 'confrontos' | 'mine'> & {
  lado: Partida['mandante'];
  isAway?: boolean;
  isLost: boolean;
};

function Side({ lado, gente, confrontos = {}, mine, isAway, isLost }: SideProps) {
  const { t } = useTexts();
  const uuid = lado.participante;
  const nome = uuid ? nomeDe(gente, uuid) : vagaEmPalavras(lado.vaga, confrontos, t);
  const curto = uuid ? nomeCurto(nome, gente[uuid]?.sigla) : nome;
  const person = uuid && pessoaDe(gente, uuid);
  const names = [styles.side, isAway && styles.away, isLost && styles.lost, !uuid && styles.slot];
  return (
    <span className={names.filter(Boolean).join(' ')}>
      <EscudoDoTime nome={nome} escudo={uuid ? gente[uuid]?.escudo : undefined} />
      <span className={styles.words}>
        <b>
          <FittingName nome={nome} curto={curto} whole={styles.whole} brief={styles.brief} />
        </b>
        {person && <small className={styles.person}>{person}</small>}
        {uuid && uuid === mine && (
          <span className="visually-hidden"> ({t('campeonato.jogos.voce')})</span>
        )}
      </span>
    </span>
  );
}

type GoalsProps = { goals: number; penalties: number | undefined; isLost: boolean };

const goalsClass = (isAway: boolean, isLost: boolean) =>
  [styles.goals, isAway && styles.away, isLost && styles.lost].filter(Boolean).join(' ');

function HomeGoals({ goals, penalties, isLost }: GoalsProps) {
  return (
    <span className={goalsClass(false, isLost)}>
      {goals}
      {penalties !== undefined && <small> ({penalties})</small>}
    </span>
  );
}

function AwayGoals({ goals, penalties, isLost }: GoalsProps) {
  return (
    <span className={goalsClass(true, isLost)}>
      {penalties !== undefined && <small>({penalties}) </small>}
      {goals}
    </span>
  );
}

const LIVE = { key: 'ao_vivo', tone: 'live' } as const;

/** Below the hour where names are in two lines, at the end of one line: it takes no room from them. */
function Badge({ partida, live }: Pick<MatchRowProps, 'partida' | 'live'>) {
  const { t } = useTexts();
  const badge = live ? LIVE : badgeOf(partida);
  return (
    badge && (
      <small className={styles.badge} data-tone={badge.tone}>
        {t(`campeonato.jogos.${badge.key}`)}
      </small>
    )
  );
}

/** Before kick-off the time stands under the ×, or before the names where they are in two lines. */
export function MatchRow(props: MatchRowProps) {
  const { partida, gente, confrontos, live, mine, end, action } = props;
  const texts = useTexts();
  const endereco = useEnderecoDaPartida();
  const { mandante, visitante } = partida;
  const figures = live ? { goals: live, penalties: null } : figuresOf(partida);
  const [homeLost, awayLost] = losersOf(partida);
  const { main, time, notes } = momentOf(props, texts);
  const isMine = Boolean(mine) && [mandante, visitante].some((one) => one.participante === mine);
  const side = { gente, confrontos, mine };
  return (
    <li>
      <article
        className={styles.row}
        data-mine={isMine ? '' : undefined}
        data-estado={partida.estado}
        data-open={figures || isOver(partida) ? undefined : ''}
        data-live={live ? '' : undefined}
        data-act={action ? '' : undefined}
      >
        <Link
          className={styles.link}
          to={endereco(partida.uuid)}
          data-end={end && !action ? '' : undefined}
        >
          <span className={styles.when}>
            {main && <b>{main}</b>}
            {time && <time className={styles.clock}>{time}</time>}
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
            <Badge partida={partida} live={live} />
          </span>
          <Side {...side} lado={mandante} isLost={homeLost} />
          {figures && (
            <HomeGoals
              goals={figures.goals[0]}
              penalties={figures.penalties?.[0]}
              isLost={homeLost}
            />
          )}
          <span className={styles.versus}>
            <i>×</i>
            {!figures && !isOver(partida) && time && <time className={styles.under}>{time}</time>}
          </span>
          {figures && (
            <AwayGoals
              goals={figures.goals[1]}
              penalties={figures.penalties?.[1]}
              isLost={awayLost}
            />
          )}
          <Side {...side} lado={visitante} isAway isLost={awayLost} />
          <span className={styles.end}>
            {end}
            {!action && <Icon name="chevron-right" size={16} />}
          </span>
        </Link>
        {action}
      </article>
    </li>
  );
}

/** Its width, not that of the screen, decides how the rows in it are laid out. */
export function MatchRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
