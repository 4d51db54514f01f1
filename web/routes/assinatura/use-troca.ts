// The way to another card: opened from the plan that could not be charged, or from the card itself.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { api } from '#web/api/api-browser.ts';
import { deixarScript, isPolicyOpen } from './provedor.ts';

/** On a page of the provider. */
export async function trocarLa(): Promise<void> {
  try {
    const { data } = await api('POST /api/assinatura/cartao');
    location.assign(data.url);
  } catch {
    // The error catalogue has told it.
  }
}

const OPENED = '/assinatura?cartao=trocar';

/** It is open when the address says so: a document whose policy is not open for it is loaded anew. */
export function useTroca({ cartao_aqui, cartao }: AssinaturaDaPessoa) {
  const isHere = cartao_aqui && cartao !== null;
  const [search, setSearch] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const [isBack, setBack] = useState(false);
  useEffect(() => deixarScript, []);
  const open = async () => {
    if (isHere && isPolicyOpen())
      return setSearch({ cartao: 'trocar' }, { preventScrollReset: true });
    setBusy(true);
    if (isHere) location.assign(OPENED);
    else await trocarLa();
    return setBusy(isHere);
  };
  const close = () => {
    setBack(true);
    setSearch({}, { replace: true, preventScrollReset: true });
  };
  const isOpen = isHere && search.get('cartao') === 'trocar';
  return { isOpen, isBusy, isBack, open, close };
}

export type CaminhoDaTroca = ReturnType<typeof useTroca>;
