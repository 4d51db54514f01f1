// The document of a championship takes the server a moment: who asked sees that it is being made, and a refusal is told
// like any other, with the way to the plans.
import { useState } from 'react';
import type { CorpoDeErro } from '#contract/http/erros.ts';
import { showFailure } from '#web/api/api-browser.ts';

const nameIn = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];

function keep(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read it by then, however slow the disk.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function fetchPdf(id: string): Promise<void> {
  const response = await fetch(`/api/campeonatos/${id}/pdf`, { credentials: 'same-origin' });
  if (response.ok) {
    keep(await response.blob(), nameIn(response) ?? `${id}.pdf`);
    return;
  }
  const body = (await response.json().catch(() => null)) as CorpoDeErro | null;
  await showFailure({ status: response.status, body });
}

export function useBaixarPdf(id: string) {
  const [isMaking, setMaking] = useState(false);
  const baixar = async () => {
    setMaking(true);
    await fetchPdf(id).catch(() => showFailure({ status: 0, body: null }));
    setMaking(false);
  };
  return { isMaking, baixar };
}
