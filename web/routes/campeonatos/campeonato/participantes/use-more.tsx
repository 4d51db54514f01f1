import { type ReactNode, useState } from 'react';
import type { Participante } from '#contract/participantes.ts';
import { Button } from '#web/components/button.tsx';
import { useT } from '#web/texts.tsx';

const FIRST = 64;

/** A championship may have hundreds: the first screenfuls, then the rest on request. */
export function useMore(list: readonly Participante[]): {
  visible: readonly Participante[];
  more: ReactNode;
} {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  if (isWhole || list.length <= FIRST) return { visible: list, more: null };
  const more = (
    <Button block onClick={() => setWhole(true)}>
      {t('inscricoes.mostrar_todos', { n: list.length - FIRST })}
    </Button>
  );
  return { visible: list.slice(0, FIRST), more };
}
