import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { Final } from './carregar.ts';
import { copyLink, useShared } from './mensagem.ts';

/** By what the phone offers; where it offers nothing the link is copied. */
export function ShareButton({
  final,
  className,
}: {
  final: Final;
  className?: string | undefined;
}) {
  const t = useT();
  const { title, text, url } = useShared(final);
  const share = async () => {
    if (!navigator.share) return copyLink(url, t);
    await navigator.share({ title, text, url }).catch(() => undefined);
  };
  return (
    <button type="button" className={className} onClick={() => void share()}>
      <Icon name="link" />
      {t('campeao.share.abrir')}
    </button>
  );
}
