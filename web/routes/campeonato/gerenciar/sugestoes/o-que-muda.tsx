// What a proposal would move, or what taking it back would: asked when somebody wants to know.
import { useEffect, useState } from 'react';
import type { Lancamento } from '#contract/partidas.ts';
import { quietApi } from '#web/api/api-browser.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { type Movido, Movimentos } from '#web/campeonato/movimentos.tsx';
import { useT } from '#web/texts/texts.tsx';

/** Undefined while it is not known yet, null when it could not be asked. */
export function useMovido(uuid: string, lancamento: Lancamento): Movido | null | undefined {
  const [movido, setMovido] = useState<Movido | null>();
  const asked = JSON.stringify(lancamento);
  useEffect(() => {
    let isCurrent = true;
    quietApi('POST /api/partidas/:uuid/impacto', {
      params: { uuid },
      body: { lancamento: JSON.parse(asked) as Lancamento },
    })
      .then(({ data }) => isCurrent && setMovido(data))
      .catch(() => isCurrent && setMovido(null));
    return () => {
      isCurrent = false;
    };
  }, [uuid, asked]);
  return movido;
}

type Props = { movido: Movido | null | undefined; gente: Gente };

export function OQueMuda({ movido, gente }: Props) {
  const t = useT();
  if (movido) return <Movimentos movido={movido} gente={gente} />;
  return (
    <p role="status">{t(movido === null ? 'robo.lista.sem_conta' : 'robo.lista.calculando')}</p>
  );
}
