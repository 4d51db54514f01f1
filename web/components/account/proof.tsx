// Before a sensitive change: `await prove()` is true once the person has shown again who they are, at once
// when they did so a moment ago. A page that has no profile at hand has it fetched when it is needed.
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import type { Perfil } from '#contract/perfil.ts';
import { api } from '#web/api/api-browser.ts';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useT } from '#web/texts/texts.tsx';
import { ProofForm } from './proof-form.tsx';

type Prove = () => Promise<boolean>;

const Proof = createContext<Prove>(async () => false);

export const useProof = () => useContext(Proof);

/** Time to send the request that the proof is for. */
const MARGIN_MS = 30_000;
const FRESH_MS = 15 * 60_000;

const freshUntil = (perfil: Perfil | undefined) => Date.parse(perfil?.reautenticado_ate ?? '') || 0;

type Props = { perfil?: Perfil; children: ReactNode };

type Waiting = { readonly perfil: Perfil; readonly resolve: (isProved: boolean) => void };

export function ProofProvider({ perfil, children }: Props) {
  const t = useT();
  const until = useRef(freshUntil(perfil));
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const prove: Prove = async () => {
    // Out of the form's action: what is drawn within it would wait for its end, which waits for this.
    await null;
    if (Date.now() < until.current - MARGIN_MS) return true;
    const current = perfil ?? (await api('GET /api/perfil')).data;
    return new Promise((resolve) => setWaiting({ perfil: current, resolve }));
  };
  const end = (isProved: boolean) => {
    if (isProved) until.current = Date.now() + FRESH_MS;
    waiting?.resolve(isProved);
    setWaiting(null);
  };
  return (
    <Proof value={prove}>
      {children}
      {waiting && (
        <Modal title={t('perfil.confirme.titulo')} onClose={() => end(false)}>
          <ProofForm perfil={waiting.perfil} onProved={() => end(true)} />
        </Modal>
      )}
    </Proof>
  );
}
