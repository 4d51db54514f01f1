import type { ReactNode } from 'react';
import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Drawing } from '#web/components/elements/drawing.tsx';
import { useT, useTexts } from '#web/texts/texts.tsx';
import type { Final } from './carregar.ts';
import styles from './destaques.module.css';

const FIRE =
  '<path d="M12 3c1 3.600 5.400 5.500 5.400 10.800a5.400 5.400 0 0 1-10.800 0c0-2.200 1-3.600 2.200-4.800.2 1.600 1 2.400 1.900 2.800-.5-2.800-.1-6.400 1.300-8.800z"/>';
const SHIELD =
  '<path d="M12 3l7.500 3v6c0 4.800-3.200 7.500-7.500 9-4.300-1.500-7.500-4.200-7.500-9V6zM9 12l2.200 2.200L15.200 10"/>';
const BALL = '<path d="M3 12h11M10 7l5 5-5 5M19 5v14"/>';

type CardProps = {
  icon: string;
  title: string;
  figure: string | number;
  unit?: string | undefined;
  team: string;
  note: string;
  final: Final;
};

function Card({ icon, title, figure, unit, team, note, final: { gente } }: CardProps) {
  const nome = nomeDe(gente, team);
  return (
    <li>
      <h2>
        <Drawing className={styles.icon} width={18} height={18} viewBox="0 0 24 24" markup={icon} />
        {title}
      </h2>
      <p className={styles.figure}>
        {figure} {unit && <small>{unit}</small>}
      </p>
      <p className={styles.team}>
        <EscudoDoTime nome={nome} escudo={gente[team]?.escudo} size={24} />
        {nome}
      </p>
      <p className={styles.note}>{note}</p>
    </li>
  );
}

function useRate() {
  const { locale } = useTexts();
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (gols: number, jogos: number) => digits.format(gols / Math.max(1, jogos));
}

/** The widest win, told by who won it. */
function widest(final: Final) {
  const { goleada: match, gente } = final;
  const { mandante, visitante } = match ?? {};
  if (!match?.placar || !mandante?.participante || !visitante?.participante) return null;
  const { placar } = match;
  const isHome = placar.mandante > placar.visitante;
  const [winner, loser] = isHome ? [mandante, visitante] : [visitante, mandante];
  const goals = [placar.mandante, placar.visitante].sort((a, b) => b - a);
  return {
    figure: goals.join(' × '),
    team: winner.participante ?? '',
    loser: nomeDe(gente, loser.participante ?? ''),
  };
}

/** Best attack, best defence and widest win, where one alone has it. */
export function Destaques({ final }: { final: Final }) {
  const t = useT();
  const rate = useRate();
  const { melhor_ataque: attack, melhor_defesa: defence } = final;
  const win = widest(final);
  const about = ({ gols, jogos }: { gols: number; jogos: number }) => ({
    figure: gols,
    note: t('campeao.por_jogo', { n: rate(gols, jogos) }),
    final,
  });
  const games = (n: number) => t('campeao.jogos_n', { n });
  const cards: ReactNode[] = [
    attack && (
      <Card
        key="attack"
        {...about(attack)}
        icon={FIRE}
        title={t('campeao.ataque')}
        unit={t('campeao.ataque_n', { n: attack.gols, jogos: games(attack.jogos) })}
        team={attack.participante}
      />
    ),
    defence && (
      <Card
        key="defence"
        {...about(defence)}
        icon={SHIELD}
        title={t('campeao.defesa')}
        unit={t('campeao.defesa_n', { n: defence.gols, jogos: games(defence.jogos) })}
        team={defence.participante}
      />
    ),
    win && (
      <Card
        key="win"
        icon={BALL}
        title={t('campeao.goleada')}
        figure={win.figure}
        team={win.team}
        note={t('campeao.goleada_sobre', { nome: win.loser })}
        final={final}
      />
    ),
  ].filter(Boolean);
  if (cards.length === 0) return null;
  return (
    <section aria-label={t('campeao.destaques')}>
      <ul className={styles.cards}>{cards}</ul>
    </section>
  );
}
