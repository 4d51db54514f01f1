// Before a sensitive change: `await prove()` is true once the person has shown again who they are, at once
// when they did so a moment ago.
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import type { Perfil } from '#contract/perfil.ts';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useT } from '#web/texts/texts.tsx';
import { ProofForm } from './proof-form.tsx';

type Prove = () => Promise<boolean>;

const Proof = createContext<Prove>(async () => false);

export const useProof = () => useContext(Proof);

/** Time to send the request that the proof is for. */
const MARGIN_MS = 30_000;
const FRESH_MS = 15 * 60_000;

export function ProofProvider({ perfil, children }: { perfil: Perfil; children: ReactNode }) {
  const t = useT();
  const until = useRef(Date.parse(perfil.reautenticado_ate ?? '') || 0);
  const [waiting, setWaiting] = useState<((isProved: boolean) => void) | null>(null);
  const prove: Prove = async () => {
    // Out of the form's action: what is drawn within it would wait for its end, which waits for this.
    await null;
    if (Date.now() < until.current - MARGIN_MS) return true;
    return new Promise((resolve) => setWaiting(() => resolve));
  };
  const end = (isProved: boolean) => {
    if (isProved) until.current = Date.now() + FRESH_MS;
    waiting?.(isProved);
    setWaiting(null);
  };
  return (
    <Proof value={prove}>
      {children}
      {waiting && (
        <Modal title={t('perfil.confirme.titulo')} onClose={() => end(false)}>
          <ProofForm perfil={perfil} onProved={() => end(true)} />
        </Modal>
      )}
    </Proof>
  );
}
