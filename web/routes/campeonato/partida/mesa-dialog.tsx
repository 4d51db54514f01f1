// Links with which a table official without an account enters scores: made for this round or this match, shown once,
// and all of the championship to be ended.
import { lazy, Suspense, useCallback, useEffect, useId, useState } from 'react';
import type { LinkDaMesa } from '#contract/campeonato/mesa.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { toast } from '#web/notices/toast.ts';
import { type Texts, useT, useTexts } from '#web/texts/texts.tsx';
import styles from './mesa-dialog.module.css';

const QrCode = lazy(() => import('#web/components/elements/qr-code.tsx'));

const HOURS = [3, 12, 24, 72, 168] as const;
const DAY = 24;

type Alcance = LinkDaMesa['alcance'];

function Segredo({ segredo }: { segredo: string }) {
  const t = useT();
  const id = useId();
  const url = `${location.origin}/mesa#${segredo}`;
  const canShare = 'share' in navigator;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast.success(t('mesa.links.copiado'));
  };
  return (
    <div className={styles.secret}>
      <p role="status">{t('mesa.links.uma_vez')}</p>
      <label htmlFor={id}>{t('mesa.links.endereco')}</label>
      <input id={id} readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
      <div className={styles.buttons}>
        <Button variant="primary" icon="link" onClick={() => void copy().catch(() => undefined)}>
          {t('mesa.links.copiar')}
        </Button>
        {canShare && (
          <Button onClick={() => void navigator.share({ url }).catch(() => undefined)}>
            {t('mesa.links.compartilhar')}
          </Button>
        )}
      </div>
      <div className={styles.code}>
        <Suspense>
          <QrCode text={url} label={t('mesa.links.qr')} />
        </Suspense>
      </div>
    </div>
  );
}

type NovoProps = { id: string; alcance: Alcance; onMade(segredo: string): void };

function Novo({ id, alcance, onMade }: NovoProps) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const hoursId = useId();
  const [horas, setHoras] = useState<number>(DAY);
  const [rotulo, setRotulo] = useState('');
  const make = () =>
    run(async (call) => {
      const body = { alcance, horas, rotulo: rotulo.trim() || null };
      const { data } = await call('POST /api/campeonatos/:id/mesa', { params: { id }, body });
      onMade(data.segredo);
    }, t('mesa.links.criado'));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <p>{t(`mesa.links.ajuda_${alcance.tipo}`)}</p>
      <label htmlFor={hoursId}>
        {t('mesa.links.dura')}
        <Select
          id={hoursId}
          value={horas}
          options={HOURS.map((n) => ({
            value: String(n),
            label: n < DAY ? t('mesa.links.horas', { n }) : t('mesa.links.dias', { n: n / DAY }),
          }))}
          onChange={({ currentTarget }) => setHoras(Number(currentTarget.value))}
        />
      </label>
      <label>
        {t('mesa.links.rotulo')}
        <input
          maxLength={60}
          value={rotulo}
          onChange={({ currentTarget }) => setRotulo(currentTarget.value)}
        />
        <small>{t('mesa.links.rotulo_ajuda')}</small>
      </label>
      <ProblemAlert texto={problem} />
      <Button type="submit" variant="primary" disabled={isBusy}>
        {t('mesa.links.criar')}
      </Button>
    </form>
  );
}

function nomeDo({ rotulo, alcance, etapa }: LinkDaMesa, here: Alcance, { t }: Texts): string {
  if (rotulo) return rotulo;
  if (etapa) return stageName(etapa, t);
  if (alcance.tipo === 'rodada') return t('mesa.links.rodada_fase', alcance);
  const isHere = here.tipo === 'partida' && here.partida === alcance.partida;
  return t(isHere ? 'mesa.links.este_jogo' : 'mesa.links.partida');
}

const isOpen = ({ revogado_em, sem_dono, expira_em }: LinkDaMesa) =>
  revogado_em === null && !sem_dono && Date.parse(expira_em) > Date.now();

function situacaoDo(link: LinkDaMesa, texts: Texts): string {
  const { t } = texts;
  const when = (at: string) => shortDateTime(at, texts, Date.now());
  const { revogado_em, sem_dono, expira_em, usado_em } = link;
  const used = usado_em ? t('mesa.links.usado', { data: when(usado_em) }) : t('mesa.links.nunca');
  if (revogado_em) return `${t('mesa.links.desligado', { data: when(revogado_em) })} · ${used}`;
  if (sem_dono) return `${t('mesa.links.sem_dono')} · ${used}`;
  const key = isOpen(link) ? 'ate' : 'venceu';
  return `${t(`mesa.links.${key}`, { data: when(expira_em) })} · ${used}`;
}

type ListaProps = { id: string; here: Alcance; links: readonly LinkDaMesa[]; onChange(): void };

function Lista({ id, here, links, onChange }: ListaProps) {
  const texts = useTexts();
  const { t } = texts;
  const { isBusy, run } = useChange();
  const end = async (link: string) => {
    const call = { params: { id, link } };
    await run(
      (ask) => ask('DELETE /api/campeonatos/:id/mesa/:link', call),
      t('mesa.links.foi_desligado'),
    );
    onChange();
  };
  return (
    <section className={styles.list}>
      <h3>{t('mesa.links.abertos')}</h3>
      {links.length === 0 && <p>{t('mesa.links.nenhum')}</p>}
      <ul>
        {links.map((link) => {
          const nome = nomeDo(link, here, texts);
          return (
            <li key={link.uuid}>
              <span>
                <b>{nome}</b>
                <small>{situacaoDo(link, texts)}</small>
              </span>
              {isOpen(link) && (
                <Button
                  disabled={isBusy}
                  aria-label={t('mesa.links.desligar_qual', { nome })}
                  onClick={() => void end(link.uuid)}
                >
                  {t('mesa.links.desligar')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Props = { id: string; alcance: Alcance; onClose(): void };

export default function MesaDialog({ id, alcance, onClose }: Props) {
  const t = useT();
  const [links, setLinks] = useState<readonly LinkDaMesa[]>([]);
  const [segredo, setSegredo] = useState<string | null>(null);
  const load = useCallback(() => {
    quietApi('GET /api/campeonatos/:id/mesa', { params: { id } }).then(
      ({ data }) => setLinks(data),
      () => undefined,
    );
  }, [id]);
  useEffect(load, [load]);
  const made = (secret: string) => {
    setSegredo(secret);
    load();
  };
  return (
    <Modal title={t('mesa.links.titulo')} onClose={onClose}>
      <div className={styles.body}>
        {segredo ? <Segredo segredo={segredo} /> : <Novo id={id} alcance={alcance} onMade={made} />}
        <Lista id={id} here={alcance} links={links} onChange={load} />
      </div>
    </Modal>
  );
}
