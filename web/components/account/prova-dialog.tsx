import { useEffect, useState } from 'react';
import type { Perfil } from '#contract/perfil.ts';
import { api } from '#web/api/api-browser.ts';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useT } from '#web/texts/texts.tsx';
import { ProofForm } from './proof-form.tsx';

/** Asks somebody to show again who they are; their profile says how they can. */
export default function ProvaDialog({ onEnd }: { onEnd(isProved: boolean): void }) {
  const t = useT();
  const [perfil, setPerfil] = useState<Perfil | null>(null);
  useEffect(() => {
    const fetchIt = async () => setPerfil((await api('GET /api/perfil')).data);
    // The error catalogue has told it.
    void fetchIt().catch(() => onEnd(false));
    // Once: who asked stays the same while the window is open.
  }, [onEnd]);
  if (!perfil) return null;
  return (
    <Modal title={t('perfil.confirme.titulo')} onClose={() => onEnd(false)}>
      <ProofForm perfil={perfil} onProved={() => onEnd(true)} />
    </Modal>
  );
}
