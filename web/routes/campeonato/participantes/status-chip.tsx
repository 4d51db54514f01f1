import type { Status } from '#regras/participantes/status.ts';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import {
  statusName,
  statusTone,
} from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import { useT } from '#web/texts/texts.tsx';

export const STATUS_ICONS = { 1: 'clock', 2: 'check', 3: 'close', 4: 'alert' } as const;

export function StatusChip({ status }: { status: Status }) {
  const t = useT();
  return (
    <Chip tone={statusTone(status)}>
      <Icon name={STATUS_ICONS[status]} size={14} />
      {t(`participantes.status.${statusName(status)}`)}
    </Chip>
  );
}
