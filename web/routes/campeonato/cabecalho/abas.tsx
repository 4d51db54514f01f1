import { useRef } from 'react';
import { useLocation } from 'react-router';
import { type Aba, lugarDaAba, useEndereco } from '#web/campeonato/endereco.ts';
import { LinkAhead } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import { useCurrentInSight } from './a-vista.ts';
import styles from './abas.module.css';
import { Conta } from './conta.tsx';

type Props = {
  abas: readonly Aba[];
  atual: Aba;
  id: string;
  /** For who organises: tasks that are done in the tab. */
  contas?: Readonly<Partial<Record<Aba, number>>> | undefined;
};

/** Each tab has an address of its own; on a phone the strip scrolls sideways. */
export function Abas({ abas, atual, id, contas = {} }: Props) {
  const t = useT();
  const endereco = useEndereco(id);
  const strip = useRef<HTMLElement>(null);
  // By address, not by tab: on a phone the strip is not there while scores of a round are entered.
  useCurrentInSight(strip, useLocation().pathname);
  return (
    <nav ref={strip} className={styles.abas} aria-label={t('campeonato.abas')}>
      <ul>
        {abas.map((aba) => (
          <li key={aba}>
            <LinkAhead
              to={endereco(lugarDaAba(aba))}
              aria-current={aba === atual ? 'page' : undefined}
              preventScrollReset
            >
              {t(`campeonato.aba.${aba}`)}
              <Conta n={contas[aba]} />
            </LinkAhead>
          </li>
        ))}
      </ul>
    </nav>
  );
}
