import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useT } from '#web/texts.tsx';
import { useCurrentInSight } from './a-vista.ts';
import styles from './abas.module.css';
import type { Aba } from './dados.ts';

type Props = { abas: readonly Aba[]; atual: Aba; id: string };

/** Who came by an invitation still has it on the next tab. */
const KEPT = ['convite', 'assumir'] as const;

function addressOf(id: string, aba: Aba, search: URLSearchParams): string {
  const query = new URLSearchParams(aba === 'visao' ? {} : { aba });
  for (const name of KEPT) {
    const value = search.get(name);
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `/campeonato/${id}?${query}` : `/campeonato/${id}`;
}

/** Each tab has an address of its own; on a phone the strip scrolls sideways. */
export function Abas({ abas, atual, id }: Props) {
  const t = useT();
  const [search] = useSearchParams();
  const strip = useRef<HTMLElement>(null);
  useCurrentInSight(strip, atual);
  return (
    <nav ref={strip} className={styles.abas} aria-label={t('campeonato.abas')}>
      <ul>
        {abas.map((aba) => (
          <li key={aba}>
            <Link
              to={addressOf(id, aba, search)}
              aria-current={aba === atual ? 'page' : undefined}
              preventScrollReset
              prefetch="intent"
            >
              {t(`campeonato.aba.${aba}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
