import { useState } from 'react';
import type { Sorteio } from '#contract/sorteio.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { separadosDe } from '#web/campeonato/separados.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { nomeDe } from '../../campeonato/lado.ts';
import styles from './auditoria.module.css';
import type { Conferencia } from './conferir.ts';

type Props = { sorteio: Sorteio; gente: Gente; now: number };

function Verdict({ conferencia }: { conferencia: Conferencia }) {
  const { t } = useTexts();
  const { impressao, bolas, separados } = conferencia;
  const isEqual = impressao && bolas && separados !== false;
  return (
    <div role="status">
      <Chip tone={isEqual ? 'ok' : 'bad'}>
        <Icon name={isEqual ? 'check' : 'alert'} size={14} />
        {t(isEqual ? 'sorteio.confere' : 'sorteio.nao_confere')}
      </Chip>
      <ul>
        <li>
          {t(conferencia.impressao ? 'sorteio.impressao_bate' : 'sorteio.impressao_nao_bate')}
        </li>
        {conferencia.separados !== null && (
          <li>
            {t(
              conferencia.separados
                ? 'sorteio.separados.respeitados'
                : 'sorteio.separados.nao_respeitados',
            )}
          </li>
        )}
        <li>{t(conferencia.bolas ? 'sorteio.bolas_iguais' : 'sorteio.bolas_diferentes')}</li>
      </ul>
    </div>
  );
}

/** Who had to be kept apart was fixed with the rest, before the seed was known. */
function Apart({ sorteio, gente }: Omit<Props, 'now'>) {
  const { t, locale } = useTexts();
  const lists = separadosDe(sorteio);
  if (lists.length === 0) return null;
  const and = new Intl.ListFormat(locale);
  return (
    <div className={styles.apart}>
      <p>{t('sorteio.separados.lista')}</p>
      <ul>
        {lists.map((list) => (
          <li key={list.join()}>{and.format(list.map((uuid) => nomeDe(gente, uuid)))}</li>
        ))}
      </ul>
    </div>
  );
}

/** The promise before, the proof after, and a button that runs the draw again here. */
export function Auditoria({ sorteio, gente, now }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const [conferencia, setConferencia] = useState<Conferencia | null>(null);
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      const { conferir } = await import('./conferir.ts');
      setConferencia(await conferir(sorteio));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.audit}>
      <h2>{t('sorteio.auditavel')}</h2>
      <p>{t('sorteio.auditavel_texto')}</p>
      <ol>
        <li>
          <h3>{t('sorteio.antes')}</h3>
          <p>{t('sorteio.antes_texto', { data: shortDateTime(sorteio.created_at, texts, now) })}</p>
          <code>{sorteio.semente_hash}</code>
          <Apart sorteio={sorteio} gente={gente} />
        </li>
        <li data-waiting={sorteio.semente ? undefined : ''}>
          <h3>{t('sorteio.depois')}</h3>
          {sorteio.semente ? (
            <>
              <p>
                {t('sorteio.depois_texto', {
                  data: sorteio.realizado_em ? shortDateTime(sorteio.realizado_em, texts, now) : '',
                })}
              </p>
              <code>{sorteio.semente}</code>
            </>
          ) : (
            <p>{t('sorteio.depois_espera')}</p>
          )}
        </li>
        {sorteio.semente && (
          <li>
            <h3>{t('sorteio.conferir')}</h3>
            <p>{t('sorteio.conferir_texto')}</p>
            <Button disabled={isBusy} onClick={() => void check()}>
              {t('sorteio.conferir_agora')}
            </Button>
            {conferencia && <Verdict conferencia={conferencia} />}
          </li>
        )}
      </ol>
    </section>
  );
}
