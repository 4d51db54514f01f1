// Late scores, for who enters them: one press each, in the app or to the group.
import { useState } from 'react';
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './folheto.module.css';
import { whatsappOf } from './mandar.ts';

type Late = Folheto['cobrar'][number];

function Line({ late: { partida, jogo, texto, avisa } }: { late: Late }) {
  const t = useT();
  const [isAsked, setAsked] = useState(!avisa);
  const ask = async () => {
    setAsked(true);
    try {
      await api('POST /api/partidas/:uuid/cobranca', { params: { uuid: partida } });
      toast.success(t('compartilhar.avisado'));
    } catch {
      setAsked(false);
    }
  };
  return (
    <li>
      <b>{jogo}</b>
      <Button
        disabled={isAsked}
        onClick={() => void ask()}
        aria-label={t('compartilhar.avisar_de', { jogo })}
      >
        {t('compartilhar.avisar')}
      </Button>
      <a
        href={whatsappOf(texto)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('compartilhar.no_grupo_de', { jogo })}
      >
        {t('compartilhar.no_grupo')}
      </a>
    </li>
  );
}

export function PlacaresAtrasados({ cobrar }: { cobrar: readonly Late[] }) {
  const t = useT();
  if (cobrar.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        {t('compartilhar.cobrar')} <span>{cobrar.length}</span>
      </summary>
      <p className={styles.note}>{t('compartilhar.cobrar_ajuda')}</p>
      <ul className={styles.late}>
        {cobrar.map((late) => (
          <Line key={late.partida} late={late} />
        ))}
      </ul>
    </details>
  );
}
