import type { Cartao } from '#contract/campeonatos.ts';
import type { MessageKey } from '#textos/messages.ts';
import { campeonatoPath } from '#web/campeonato/path.ts';
import { CampeonatoCard } from '#web/components/campeonato-card/campeonato-card.tsx';
import type { CardLines } from '#web/components/campeonato-card/campeonato-card-lines.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './championships.module.css';

export type CardGroup = {
  readonly title: MessageKey;
  readonly all: string;
  readonly cards: readonly { readonly card: Cartao; readonly lines: CardLines }[];
};

type Props = { groups: readonly CardGroup[] };

/** Championships under their headings; a heading without any is left out. */
export function Championships({ groups }: Props) {
  const t = useT();
  const user = useUser();
  return groups
    .filter(({ cards }) => cards.length > 0)
    .map(({ title, all, cards }) => (
      <section key={title} className={styles.group}>
        <div className={styles.top}>
          <h2>{t(title)}</h2>
          <Link to={all} className="link">
            {t('inicio.campeonatos.todos')}
          </Link>
        </div>
        <ul className={styles.grid}>
          {cards.map(({ card, lines }) => (
            <li key={card.id}>
              <CampeonatoCard card={card} lines={lines} to={campeonatoPath(card, user?.uuid)} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

/** A new account: one thing to do. */
export function FirstChampionship() {
  const t = useT();
  return (
    <section className={styles.first}>
      <h2>{t('inicio.campeonatos.primeiro')}</h2>
      <p>{t('inicio.campeonatos.primeiro_texto')}</p>
      <div>
        <ButtonLink to="/comecar" variant="primary" icon="bolt" big>
          {t('inicio.acao.criar')}
        </ButtonLink>
      </div>
    </section>
  );
}
