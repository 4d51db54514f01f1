import type { Cartao } from '#contract/campeonatos.ts';
import { Banner } from '#web/components/crest/banner.tsx';
import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { reais } from '#web/numbers/reais.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import styles from './campeonato-card.module.css';
import type { Bar, CardLines } from './campeonato-card-lines.ts';
import { jogadoEm } from './jogado-em.ts';

function fee({ taxa_centavos, estado }: Cartao, { t, locale }: Texts): string | null {
  if (estado !== 'inscricoes') return null;
  if (taxa_centavos === 0) return t('lista.cartao.gratis');
  return reais(taxa_centavos, locale);
}

function Progress({ bar }: { bar: Bar }) {
  const { strong, rest, filled, tone } = bar;
  return (
    <p className={styles.line}>
      <span>
        <b>{strong}</b> {rest}
      </span>
      <i className={styles.bar} data-tone={tone}>
        <i style={{ inlineSize: `${Math.round(filled * 100)}%` }} />
      </i>
    </p>
  );
}

function Head({ card }: { card: Cartao }) {
  const texts = useTexts();
  const shirt = shirtFrom(card.nome, card.cores);
  const price = fee(card, texts);
  return (
    <div className={styles.banner}>
      {card.faixa ? (
        <img
          className={styles.picture}
          src={card.faixa}
          alt=""
          width={720}
          height={144}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <Banner shirt={shirt} />
      )}
      <span className={styles.crest}>
        <Crest name={card.nome} shirt={shirt} size={50} />
      </span>
      {price && <span className={styles.price}>{price}</span>}
    </div>
  );
}

type Props = {
  card: Cartao;
  /** Where it stands, in words. The page makes them: one that is only read has them made on the server. */
  lines: CardLines;
  to: string;
};

/** The link is the name, and reaches over the whole card. */
export function CampeonatoCard({ card, lines: { state, bar, lines }, to }: Props) {
  const { t } = useTexts();
  return (
    <article className={styles.card}>
      <Head card={card} />
      <div className={styles.body}>
        <p className={styles.state}>
          <Chip tone={state.tone}>
            {state.icon && <Icon name={state.icon} size={14} />}
            {state.text}
          </Chip>
        </p>
        <h3 className={styles.name}>
          <Link to={to}>{card.nome}</Link>
        </h3>
        <p className={styles.meta}>
          {jogadoEm(card, t)} · {t(`opcoes.formato.${card.formato}`)}
        </p>
        <p className={styles.meta}>
          {card.dono.nome}
          {card.dono.is_parceiro && (
            <span className={styles.verified} role="img" aria-label={t('lista.cartao.parceiro')}>
              <Icon name="verified" size={16} />
            </span>
          )}
        </p>
        <div className={styles.foot}>
          {bar && <Progress bar={bar} />}
          {lines.map(({ icon, text, strong }) => (
            <p key={text} className={styles.line}>
              <Icon name={icon} size={16} />
              <span>
                {text} {strong && <b>{strong}</b>}
              </span>
            </p>
          ))}
        </div>
      </div>
    </article>
  );
}

/** The same shape while the real ones are on their way. */
export function CampeonatoCardSkeleton() {
  return (
    <div className={`${styles.card} ${styles.skeleton}`} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
