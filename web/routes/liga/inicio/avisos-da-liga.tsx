import { useState } from 'react';
import type { AnswerOf, Api } from '#contract/api.ts';
import { api } from '#web/api/api-browser.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { SwitchLine } from '#web/components/forms/switch-line.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import styles from './inicio-da-liga.module.css';

type Avisos = AnswerOf<Api['GET /api/ligas/:uuid/inicio']>['data']['avisos'];

const MOST = 2_000;

function Escrever() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const [texto, setTexto] = useState('');
  const [fixado, setFixado] = useState(false);
  const publish = async () => {
    const send = () =>
      api('POST /api/ligas/:uuid/avisos', {
        params: { uuid: liga.uuid },
        body: { texto, fixado },
      });
    if (await mudar(send, t('liga.publicado'))) setTexto('');
  };
  return (
    <div className={styles.write}>
      <label htmlFor="texto-do-aviso">{t('liga.texto_do_aviso')}</label>
      <textarea
        id="texto-do-aviso"
        value={texto}
        maxLength={MOST}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      <SwitchLine label={t('liga.fixar')} isOn={fixado} onChange={setFixado} />
      <Button disabled={isBusy || texto.trim() === ''} onClick={() => void publish()}>
        {t('liga.publicar')}
      </Button>
    </div>
  );
}

export function AvisosDaLiga({ avisos }: { avisos: Avisos }) {
  const texts = useTexts();
  const { t } = texts;
  const { liga, now } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const canWrite = liga.acoes.includes('avisar');
  const remove = (aviso: string) => () =>
    api('DELETE /api/ligas/:uuid/avisos/:aviso', { params: { uuid: liga.uuid, aviso } });
  return (
    <section className={styles.box} aria-labelledby="avisos">
      <div className={styles.boxTitle}>
        <h2 id="avisos">{t('liga.avisos')}</h2>
      </div>
      {avisos.length === 0 && <p className={styles.none}>{t('liga.sem_avisos')}</p>}
      <ul>
        {avisos.map(({ uuid, texto, fixado, autor, created_at }) => (
          <li key={uuid} className={styles.notice}>
            <p>{texto}</p>
            <small>
              {fixado && <Chip tone="brand">{t('liga.fixado')}</Chip>}
              {autor} · {shortDay(created_at, texts, now)}
              {canWrite && (
                <IconButton
                  icon="trash"
                  label={t('liga.apagar')}
                  disabled={isBusy}
                  onClick={() => void mudar(remove(uuid), t('liga.apagado'))}
                />
              )}
            </small>
          </li>
        ))}
      </ul>
      {canWrite && <Escrever />}
    </section>
  );
}
