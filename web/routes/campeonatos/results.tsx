import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import type { Cartao } from '#contract/campeonatos.ts';
import { campeonatoPath } from '#web/campeonato/path.ts';
import {
  CampeonatoCard,
  CampeonatoCardSkeleton,
} from '#web/components/campeonato-card/campeonato-card.tsx';
import { cardLines } from '#web/components/campeonato-card/campeonato-card-lines.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { useUser } from '#web/session/user.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { type Filters, hrefWith } from './filters.ts';
import { useMorePages, useNearEnd } from './more-pages.ts';
import styles from './results.module.css';

const SKELETONS = ['a', 'b', 'c', 'd'];

type Props = {
  filters: Filters;
  cards: readonly Cartao[];
  next: string | null;
  now: number;
};

function More({ pages, filters }: { pages: ReturnType<typeof useMorePages>; filters: Filters }) {
  const t = useT();
  const end = useNearEnd(pages);
  const { next, loading, load } = pages;
  if (next === null) return null;
  return (
    <div ref={end} className={styles.more}>
      {loading === 'failed' ? (
        <>
          <p role="alert">{t('lista.falhou')}</p>
          <Button onClick={() => void load()}>{t('lista.tentar')}</Button>
        </>
      ) : (
        <>
          <ButtonLink
            to={hrefWith(filters, { cursor: next })}
            rel="next"
            aria-disabled={loading === 'loading' || undefined}
            onClick={(event) => {
              event.preventDefault();
              void load();
            }}
          >
            {t(loading === 'loading' ? 'lista.carregando' : 'lista.mais')}
          </ButtonLink>
          <p className={styles.hint}>{t('lista.sozinha')}</p>
        </>
      )}
    </div>
  );
}

/** Who asked for more goes on reading at the first new card. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const from = before.current;
    before.current = count;
    const isAsked = document.activeElement?.closest('[rel="next"]');
    if (count > from && isAsked) list.current?.children[from]?.querySelector('a')?.focus();
  }, [count]);
  return list;
}

export function Results({ filters, cards, next, now }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const me = useUser()?.uuid;
  const pages = useMorePages(filters, cards, next);
  const list = useFocusOnNew(pages.cards.length);
  const isLoading = pages.loading === 'loading';
  const isChanging = useNavigation().location?.pathname === '/campeonatos';
  return (
    <section aria-labelledby="resultados" aria-busy={isChanging || isLoading}>
      <h2 id="resultados" className="visually-hidden">
        {t('lista.resultados')}
      </h2>
      <p role="status" className="visually-hidden">
        {t('lista.mostrando', { n: pages.cards.length })}
      </p>
      <ul ref={list} className={styles.grid} data-changing={isChanging ? '' : undefined}>
        {pages.cards.map((card) => (
          <li key={card.id}>
            <CampeonatoCard
              card={card}
              lines={cardLines(card, texts, now)}
              to={campeonatoPath(card, me)}
            />
          </li>
        ))}
        {isLoading &&
          SKELETONS.map((key) => (
            <li key={key} aria-hidden="true">
              <CampeonatoCardSkeleton />
            </li>
          ))}
      </ul>
      <More pages={pages} filters={filters} />
    </section>
  );
}
