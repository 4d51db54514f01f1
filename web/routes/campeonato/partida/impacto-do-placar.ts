import { useEffect, useState } from 'react';
import type { SancaoDada } from '#contract/partida/sancao.ts';
import type { Lancamento, Partida } from '#contract/partidas.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { type Movido, perdidasDe } from '#web/campeonato/movimentos.tsx';

type PerguntaDeImpacto = {
  partida: Partida;
  lancamento: Lancamento | null;
  isChange: boolean;
  /** What a verdict carries beside it. */
  sancao?: SancaoDada | null;
};
type Found = { readonly of: string; readonly movido: Movido };

const PAUSE_MS = 300;

/** A shoot-out is typed side by side: while it is level there is nothing to ask about. */
const faltaVencedor = (lancamento: Lancamento): boolean =>
  lancamento.tipo === 'placar' &&
  lancamento.penaltis?.[0] === lancamento.penaltis?.[1] &&
  Boolean(lancamento.penaltis);

/**
 * What a correction moves, asked again after each change of the form, once it rests. `lost`: how many
 * later results it undoes, known only of what the form says now.
 */
export function useImpacto({
  partida: { uuid },
  lancamento,
  isChange,
  sancao = null,
}: PerguntaDeImpacto) {
  const [found, setFound] = useState<Found | null>(null);
  const asked = JSON.stringify({ lancamento, ...(sancao && { sancao }) });
  const isAsked = isChange && lancamento !== null && !faltaVencedor(lancamento);
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      quietApi('POST /api/partidas/:uuid/impacto', {
        params: { uuid },
        body: JSON.parse(asked) as { lancamento: Lancamento; sancao?: SancaoDada },
      })
        .then(({ data }) => isCurrent && setFound({ of: asked, movido: data }))
        .catch(() => isCurrent && setFound(null));
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [uuid, asked, isAsked]);
  return {
    movido: found?.movido ?? null,
    lost: found?.of === asked ? perdidasDe(found.movido).length : 0,
  };
}
