// Ways out of the page: the share sheet of the device, with the picture where it takes files, and the clipboard.
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';

const TYPE = 'image/png';

/** Whether the device takes a picture along with the words. */
export function canSendPictures(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'tabelao.png', { type: TYPE })] });
}

/** The picture is on the screen already, so it comes from what the browser kept. */
export async function sendPicture(path: string, text: string): Promise<void> {
  const answer = await fetch(path);
  const file = new File([await answer.blob()], 'tabelao.png', { type: TYPE });
  await navigator.share({ files: [file], text });
}

export const whatsappOf = (text: string): string =>
  `https://wa.me/?${new URLSearchParams({ text })}`;

export function useCopy() {
  const t = useT();
  return (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success(t('compartilhar.copiado')),
      () => toast.error(t('erros.padrao')),
    );
}
