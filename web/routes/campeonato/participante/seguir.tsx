// To follow a participant, or no longer.
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';

type Props = { uuid: string; nome: string; seguindo: boolean };

export function Seguir({ uuid, nome, seguindo }: Props) {
  const t = useT();
  const { isBusy, run } = useChange();
  const change = () =>
    run(
      (api) =>
        api('PUT /api/participantes/:uuid/seguir', {
          params: { uuid },
          body: { seguindo: !seguindo },
        }),
      t(seguindo ? 'participante.seguir.deixou' : 'participante.seguir.segue', { nome }),
    );
  return (
    <Button icon={seguindo ? 'check' : 'bell'} disabled={isBusy} onClick={() => void change()}>
      {t(seguindo ? 'participante.seguir.seguindo' : 'participante.seguir.seguir')}
      {seguindo && <span className="visually-hidden">: {t('participante.seguir.deixar')}</span>}
    </Button>
  );
}
