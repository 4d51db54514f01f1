import type { ReactNode } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import type { Contagem, Participante } from '#contract/participantes.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';

const ALL = 'todos';
const IDLE = 'idle';

/** A championship may have hundreds: the first screenfuls come with the page, the rest on request. */
export function useRest(
  list: readonly Participante[],
  contagem: Contagem,
): { fetchRest(): void; more: ReactNode; isWhole: boolean } {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const missing = contagem.todos - list.length;
  if (missing <= 0) return { fetchRest: () => undefined, more: null, isWhole: true };
  const whole = new URLSearchParams(search);
  whole.set(ALL, '1');
  const fetchRest = () => {
    // Once is enough while it loads; after a failure the next letter asks again.
    if (state === IDLE) setSearch(whole, { replace: true, preventScrollReset: true });
  };
  const more = (
    <ButtonLink block to={`${pathname}?${whole}`} replace preventScrollReset>
      {t('inscricoes.mostrar_todos', { n: missing })}
    </ButtonLink>
  );
  return { fetchRest, more, isWhole: false };
}
