// From here to the pages of the card provider: this page never sees a card.
import { useState } from 'react';
import type { Periodo } from '#regras/planos.ts';
import { api } from '#web/api/api-browser.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { loginPath } from '#web/session/access.ts';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './planos.module.css';

export type Venda = 'nao' | 'demonstracao' | 'sim';

function Pagar({ periodo }: { periodo: Periodo }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const buy = async (como: Periodo | 'pix') => {
    setBusy(true);
    try {
      const { data } = await api('POST /api/assinatura', { body: { como } });
      location.assign(data.url);
    } catch {
      // The error catalogue has told it.
      setBusy(false);
    }
  };
  const hasPix = periodo === 'anual';
  return (
    <>
      <Button variant="primary" big block disabled={isBusy} onClick={() => void buy(periodo)}>
        {t(isBusy ? 'planos.abrindo' : 'planos.assinar')}
      </Button>
      {hasPix && (
        <Button big block disabled={isBusy} onClick={() => void buy('pix')}>
          {t('planos.pix')}
        </Button>
      )}
    </>
  );
}

export function Comprar({ periodo, venda }: { periodo: Periodo; venda: Venda }) {
  const t = useT();
  const user = useUser();
  if (venda === 'nao') return <p className={styles.notYet}>{t('planos.ainda_nao')}</p>;
  const isPlay = venda === 'demonstracao';
  return (
    <div className={styles.buy}>
      {user ? (
        <Pagar periodo={periodo} />
      ) : (
        <ButtonLink to={loginPath(`/planos?cobranca=${periodo}`)} variant="primary" big block>
          {t('planos.assinar')}
        </ButtonLink>
      )}
      {isPlay && <p className={styles.quiet}>{t('planos.demonstracao')}</p>}
    </div>
  );
}
