// When somebody is told: hours without a sound, and the rhythm of mails. Each is saved as it is chosen.
import { useId, useOptimistic, useTransition } from 'react';
import type { AnswerOf } from '#contract/api.ts';
import type { HorarioDosAvisos, verAvisos } from '#contract/perfil.ts';
import { HORA_DO_RESUMO, RITMOS_DE_EMAIL, SILENCIO_USUAL } from '#regras/avisos/preferencias.ts';
import { api } from '#web/api/api-browser.ts';
import { Select } from '#web/components/forms/select.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { ownZone } from '#web/dates/zone.ts';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './como-avisar.module.css';
import { NesteAparelho } from './neste-aparelho.tsx';

export type Preferencias = AnswerOf<typeof verAvisos>['data'];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const OPTIONS = HOURS.map((hour) => ({ value: String(hour), label: clock(hour) }));

type Change = (part: Partial<HorarioDosAvisos>) => void;
type PartProps = { horario: HorarioDosAvisos; change: Change };

function Silencio({ horario, change }: PartProps) {
  const t = useT();
  const id = useId();
  const { silencio, fuso } = horario;
  const { de, ate } = silencio ?? SILENCIO_USUAL;
  return (
    <section className={styles.card} aria-labelledby={`${id}-t`}>
      <label className={styles.switch} htmlFor={id}>
        <Switch
          id={id}
          checked={silencio !== null}
          onChange={(isOn) => change({ silencio: isOn ? { de, ate } : null })}
        />
        <h2 id={`${id}-t`}>{t('avisos.silencio.titulo')}</h2>
      </label>
      {silencio && (
        <div className={styles.hours}>
          <Select
            aria-label={t('avisos.silencio.de')}
            options={OPTIONS.filter(({ value }) => value !== String(ate))}
            value={String(de)}
            onChange={({ target }) => change({ silencio: { de: Number(target.value), ate } })}
          />
          <span>{t('avisos.silencio.entre')}</span>
          <Select
            aria-label={t('avisos.silencio.ate')}
            options={OPTIONS.filter(({ value }) => value !== String(de))}
            value={String(ate)}
            onChange={({ target }) => change({ silencio: { de, ate: Number(target.value) } })}
          />
        </div>
      )}
      <p>
        {silencio
          ? t('avisos.silencio.depois', {
              hora: clock(ate),
              antes: clock((de + 23) % 24),
              fuso: fuso.replaceAll('_', ' '),
            })
          : t('avisos.silencio.texto')}
      </p>
    </section>
  );
}

function PorEmail({ horario, change }: PartProps) {
  const t = useT();
  const user = useUser();
  const id = useId();
  const email = user?.email ?? '';
  const note = user?.email_verified_at ? horario.ritmo : 'sem_email';
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('avisos.email.titulo')}</h2>
      <div className={styles.options} role="radiogroup" aria-labelledby={id}>
        {RITMOS_DE_EMAIL.map((ritmo) => (
          <label key={ritmo} className={styles.option}>
            <input
              type="radio"
              name={id}
              checked={ritmo === horario.ritmo}
              onChange={() => change({ ritmo })}
            />
            {t(`avisos.email.${ritmo}`)}
          </label>
        ))}
      </div>
      <p>{t(`avisos.email.nota.${note}`, { email, hora: clock(HORA_DO_RESUMO) })}</p>
    </section>
  );
}

type Props = { preferencias: Preferencias; refresh(): Promise<void> };

export function ComoAvisar({ preferencias, refresh }: Props) {
  const t = useT();
  const { ritmo, silencio, fuso } = preferencias;
  const [horario, show] = useOptimistic<HorarioDosAvisos>({ ritmo, silencio, fuso });
  const [, startTransition] = useTransition();
  const change: Change = (part) =>
    startTransition(async () => {
      const body = { ...horario, fuso: ownZone(), ...part };
      show(body);
      await api('PUT /api/perfil/avisos/horario', { body }).catch(() => undefined);
      await refresh();
    });
  return (
    <aside className={styles.aside} aria-label={t('avisos.como')}>
      <NesteAparelho />
      <Silencio horario={horario} change={change} />
      <PorEmail horario={horario} change={change} />
    </aside>
  );
}
