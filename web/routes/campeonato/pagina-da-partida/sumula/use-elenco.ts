import { useEffect, useState } from 'react';
import { quietApi } from '#web/api/api-browser.ts';
import type { JogadorDoElenco } from './pessoas.ts';

/** The squad of one side. Without one there are still names and fixed players. */
export function useElenco(participante: string | null): readonly JogadorDoElenco[] {
  const [squad, setSquad] = useState<readonly JogadorDoElenco[]>([]);
  useEffect(() => {
    let isOpen = true;
    if (participante === null) return undefined;
    quietApi('GET /api/participantes/:uuid/elenco', { params: { uuid: participante } })
      .then(({ data }) => isOpen && setSquad(data))
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [participante]);
  return squad;
}
