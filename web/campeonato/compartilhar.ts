import { toast } from '#web/notices/toast.ts';

/** By what the device offers; where it offers nothing the link is copied, and `copied` says so. */
export async function compartilhar(title: string, url: string, copied: string): Promise<void> {
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url);
  toast.success(copied);
}
