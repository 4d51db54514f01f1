import type { Participante } from '#contract/participantes.ts';
import { OPCOES_DE_STATUS } from '#contract/status.ts';
import { api } from '#web/api-browser.ts';
import { Button } from '#web/components/button.tsx';
import { Chip } from '#web/components/chip.tsx';
import { refreshView } from '#web/navigation.ts';
import { useT } from '#web/texts.tsx';

const TONES = { warning: 'warn', success: 'ok', default: 'neutral', danger: 'bad' } as const;

type Props = { participante: Participante; manages: boolean };

async function change(uuid: string, status: Participante['status']): Promise<void> {
  await api('PUT /api/participantes/:uuid/status', { params: { uuid }, body: { status } });
  await refreshView();
}

/** The status, and for organisers only the changes that its table allows. */
export function StatusDoParticipante({ participante, manages }: Props) {
  const t = useT();
  const option = OPCOES_DE_STATUS[participante.status - 1];
  if (!option) return null;
  const allowed: readonly Participante['status'][] = manages ? option.pode_mudar : [];
  return (
    <>
      <Chip tone={TONES[option.cor]}>{t(`campeonato.participantes.${option.chave}`)}</Chip>
      {allowed.includes(2) && (
        <Button
          variant="soft"
          onClick={() => void change(participante.uuid, 2).catch(() => undefined)}
        >
          {t('campeonato.participantes.confirmar')}
        </Button>
      )}
      {allowed.includes(3) && (
        <Button
          variant="ghost"
          onClick={() => void change(participante.uuid, 3).catch(() => undefined)}
        >
          {t('campeonato.participantes.cancelar')}
        </Button>
      )}
    </>
  );
}
