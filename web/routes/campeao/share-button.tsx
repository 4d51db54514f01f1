import { Icon } from '#web/components/elements/icon.tsx';
import { useFolheto } from '#web/components/folheto/use-folheto.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { Final } from './carregar.ts';

/** The poster and the words that go with it. */
export function ShareButton({
  final,
  className,
}: {
  final: Final;
  className?: string | undefined;
}) {
  const t = useT();
  const { id } = final.campeonato;
  const [share, sheet] = useFolheto({ alvo: 'campeonato', id });
  return (
    <>
      <button type="button" className={className} onClick={share}>
        <Icon name="link" />
        {t('campeao.share.abrir')}
      </button>
      {sheet}
    </>
  );
}
