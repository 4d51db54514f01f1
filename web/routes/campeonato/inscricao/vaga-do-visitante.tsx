import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { WANTS } from './quer-entrar.ts';

const INSCRICAO = onlyForSome(
  'inscricao',
  async () => (await import('./inscricao.tsx')).InscricaoDoVisitante,
);

/** Came to enter: by an invitation, or back from the login. The second is taken out of the address at once. */
function useCameToEnter(): boolean {
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const [isAsked] = useState(asked.has(WANTS));
  return isAsked || asked.has('convite');
}

/** Most who come after the entries have no place of their own here, and nothing to read about one. */
export function VagaDoVisitante(props: { campeonato: Campeonato; now: number }) {
  const { estado, minha_inscricao: mine } = props.campeonato;
  const came = useCameToEnter();
  const isShown = mine !== null || estado === 'inscricoes' || came;
  return isShown ? <ForSome part={INSCRICAO} props={props} /> : null;
}
