import type { Campeonato } from '#contract/campeonatos.ts';
import { Button } from '#web/components/elements/button.tsx';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';

type Props = { campeonato: Campeonato; variant?: 'primary' | 'ghost' };

/** After the draw nobody comes in by a link any more. */
const mayEnter = ({ estado, resumo }: Campeonato) =>
  resumo.jogos === 0 && (estado === 'rascunho' || estado === 'inscricoes');

export function CopiarConvite({ campeonato, variant = 'ghost' }: Props) {
  const t = useT();
  const { id, convite } = campeonato;
  if (!convite || !mayEnter(campeonato)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/campeonato/${id}?convite=${convite}`);
    toast.success(t('campeonato.link_copiado'));
  };
  return (
    <Button
      variant={variant}
      big={variant === 'primary'}
      icon="link"
      onClick={() => void copy().catch(() => undefined)}
    >
      {t('organizacao.copiar_convite')}
    </Button>
  );
}
