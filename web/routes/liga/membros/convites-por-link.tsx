import { lazy, Suspense, useState } from 'react';
import type { AnswerOf, Api } from '#contract/api.ts';
import { DIAS_DO_CONVITE } from '#regras/liga/opcoes.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { SwitchLine } from '#web/components/forms/switch-line.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { toast } from '#web/notices/toast.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import styles from './membros.module.css';

const QrCode = lazy(() => import('#web/components/elements/qr-code.tsx'));

type Convites = AnswerOf<Api['GET /api/ligas/:uuid/convites']>['data'];

function LinkNovo({ url }: { url: string }) {
  const t = useT();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast.success(t('liga.cuidar.copiado'));
  };
  return (
    <div className={styles.link}>
      <input
        readOnly
        value={url}
        aria-label={t('liga.cuidar.link')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="primary" icon="link" onClick={() => void copy().catch(() => undefined)}>
        {t('liga.cuidar.copiar')}
      </Button>
      <div className={styles.code}>
        <Suspense>
          <QrCode text={url} label={t('liga.cuidar.qr')} />
        </Suspense>
      </div>
      <p>{t('liga.cuidar.uma_vez')}</p>
    </div>
  );
}

function Criar() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const [dias, setDias] = useState<(typeof DIAS_DO_CONVITE)[number]>(7);
  const [direto, setDireto] = useState(true);
  const [url, setUrl] = useState<string | null>(null);
  const make = () =>
    mudar(async () => {
      const params = { uuid: liga.uuid };
      const body = { dias, direto };
      const { data } = await api('POST /api/ligas/:uuid/convites', { params, body });
      setUrl(data.url);
    });
  return (
    <div className={styles.make}>
      <p>{t('liga.cuidar.convites_texto')}</p>
      <div className={styles.line}>
        <Select
          aria-label={t('liga.cuidar.vale')}
          value={String(dias)}
          options={DIAS_DO_CONVITE.map((n) => ({
            value: String(n),
            label: t('liga.cuidar.dias', { n }),
          }))}
          onChange={({ currentTarget }) => {
            setDias(DIAS_DO_CONVITE.find((n) => String(n) === currentTarget.value) ?? 7);
          }}
        />
        <Button disabled={isBusy} icon="plus" onClick={() => void make()}>
          {t('liga.cuidar.criar_convite')}
        </Button>
      </div>
      <SwitchLine label={t('liga.cuidar.direto')} isOn={direto} onChange={setDireto} />
      {url && <LinkNovo url={url} />}
    </div>
  );
}

export function ConvitesPorLink({ convites }: { convites: Convites }) {
  const texts = useTexts();
  const { t } = texts;
  const { liga, now } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const end = (convite: string) => () =>
    api('DELETE /api/ligas/:uuid/convites/:convite', { params: { uuid: liga.uuid, convite } });
  return (
    <section className={styles.box} aria-labelledby="convites">
      <h2 id="convites">{t('liga.cuidar.convites')}</h2>
      <Criar />
      <ul aria-label={t('liga.cuidar.abertos')}>
        {convites.map(({ uuid, expira_em, usos, direto, por }) => (
          <li key={uuid} className={styles.person}>
            <span className={styles.who}>
              {t('liga.cuidar.ate', { data: shortDay(expira_em, texts, now) })}
              <small>
                {t('liga.cuidar.usos', { n: usos })} ·{' '}
                {t(direto ? 'liga.entrada.aberta' : 'liga.entrada.aprovacao')}
                {por && ` · ${por}`}
              </small>
            </span>
            <span className={styles.buttons}>
              <Button
                disabled={isBusy}
                onClick={() => void mudar(end(uuid), t('liga.cuidar.encerrado'))}
              >
                {t('liga.cuidar.encerrar')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
