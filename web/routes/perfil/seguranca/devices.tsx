import type { Sessao } from '#contract/perfil.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { formatDateTime } from '#web/dates/date-time.ts';
import { toast } from '#web/notices/toast.ts';
import { Actions, Part } from '#web/routes/perfil/part.tsx';
import styles from '#web/routes/perfil/rows.module.css';
import { type Translate, useT, useTexts } from '#web/texts/texts.tsx';

const MINUTE_LENGTH = 16;

/** A session with how long ago it was seen, as the server worded it. */
type DeviceLine = Sessao & { readonly vista: string };

function deviceName({ navegador, sistema }: Sessao, t: Translate): string {
  if (navegador && sistema) return t('perfil.sessoes.aparelho', { navegador, sistema });
  return navegador ?? sistema ?? t('perfil.sessoes.desconhecido');
}

function DeviceRow({ device, onEnd }: { device: DeviceLine; onEnd(id: string): void }) {
  const { t, zone } = useTexts();
  const name = deviceName(device, t);
  const more = [
    t('perfil.sessoes.vista', { quando: device.vista }),
    t('perfil.sessoes.desde', { data: formatDateTime(device.desde, zone).slice(0, MINUTE_LENGTH) }),
    t('perfil.sessoes.rede', { rede: device.rede }),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          {device.atual && <Chip tone="ok">{t('perfil.sessoes.atual')}</Chip>}
        </span>
        <span className={`${styles.more} numbers`}>{more.join(' · ')}</span>
      </div>
      {!device.atual && (
        <Button
          onClick={() => onEnd(device.id)}
          aria-label={t('perfil.sessoes.encerrar_de', { aparelho: name })}
        >
          {t('perfil.sessoes.encerrar')}
        </Button>
      )}
    </li>
  );
}

type Props = { devices: readonly DeviceLine[]; refresh(): Promise<void> };

export function Devices({ devices, refresh }: Props) {
  const t = useT();
  /** One that was ended elsewhere meanwhile is gone all the same. */
  const after = async (work: Promise<unknown>, done: string) => {
    await work.then(() => toast.success(done)).catch(() => undefined);
    await refresh();
  };
  const end = (id: string) =>
    after(api('DELETE /api/perfil/sessoes/:id', { params: { id } }), t('perfil.sessoes.encerrada'));
  const endOthers = () => after(api('DELETE /api/perfil/sessoes'), t('perfil.sessoes.encerradas'));
  return (
    <Part id="sessoes" lead={t('perfil.sessoes.texto')}>
      <ul className={styles.rows}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={end} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Actions>
          <Button variant="bad" onClick={endOthers}>
            {t('perfil.sessoes.encerrar_outras')}
          </Button>
        </Actions>
      )}
    </Part>
  );
}
