import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Contagem, Participante } from '#contract/participantes.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { useT } from '#web/texts.tsx';

const ALL = 'todos';

/** A championship may have hundreds: the first screenfuls come with the page, the rest on request. */
export function useRest(
  list: readonly Participante[],
  contagem: Contagem,
): { fetchRest(): void; more: ReactNode } {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const isAsked = useRef(false);
  const missing = contagem.todos - list.length;
  if (missing <= 0) return { fetchRest: () => undefined, more: null };
  const whole = new URLSearchParams(search);
  whole.set(ALL, '1');
  const fetchRest = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setSearch(whole, { replace: true, preventScrollReset: true });
  };
  const more = (
    <ButtonLink block to={`?${whole}`} replace preventScrollReset>
      {t('inscricoes.mostrar_todos', { n: missing })}
    </ButtonLink>
  );
  return { fetchRest, more };
}
