import { useCallback, useEffect, useState } from 'react';
import type { AjustesDaTransmissao, Transmissao } from '#contract/campeonato/transmissao.ts';
import { ApiError } from '#web/api/api.ts';
import { quietApi, showFailure } from '#web/api/api-browser.ts';

/** As it is set now; every change is on the air at once. */
export function useTransmissao(id: string) {
  const [transmissao, setTransmissao] = useState<Transmissao | null>(null);
  const [failed, setFailed] = useState(false);
  const params = { id };
  const load = useCallback(() => {
    setFailed(false);
    quietApi('GET /api/campeonatos/:id/transmissao', { params: { id } }).then(
      ({ data }) => setTransmissao(data),
      () => setFailed(true),
    );
  }, [id]);
  useEffect(load, [load]);
  const keep = async (answer: Promise<{ data: Transmissao }>) => {
    try {
      setTransmissao((await answer).data);
      return true;
    } catch (error) {
      if (error instanceof ApiError) await showFailure(error);
      return false;
    }
  };
  return {
    transmissao,
    failed,
    load,
    change: (body: Partial<AjustesDaTransmissao>) =>
      keep(quietApi('PUT /api/campeonatos/:id/transmissao', { params, body })),
    renew: () => keep(quietApi('POST /api/campeonatos/:id/transmissao/endereco', { params })),
  };
}
