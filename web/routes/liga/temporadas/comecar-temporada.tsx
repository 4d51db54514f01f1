import type { TemporadaDaLiga } from '#contract/liga/temporadas.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import styles from './temporadas.module.css';

export function ComecarTemporada({ temporada: { numero } }: { temporada: TemporadaDaLiga }) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const params = { uuid: liga.uuid, numero };
  const start = () => api('POST /api/ligas/:uuid/temporadas/:numero/comeco', { params });
  return (
    <div className={styles.step}>
      <p>
        <b>{t('liga.temporada.pronta')}</b>
        {t('liga.temporada.pronta_texto')}
      </p>
      <Button
        variant="primary"
        disabled={isBusy}
        onClick={() => void mudar(start, t('liga.temporada.comecou'))}
      >
        {t('liga.temporada.comecar')}
      </Button>
    </div>
  );
}
