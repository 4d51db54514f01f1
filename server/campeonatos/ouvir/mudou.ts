// Every write that makes a new version says so after its commit, to who watches. What is said carries nothing of the
// championship: who hears it asks again, and is answered what they may see.
import { z } from 'zod';
import {
  type CampeonatoMudou,
  canalAberto,
  canalDosMembros,
  MUDOU,
} from '#contract/realtime/eventos.ts';
import type { Tx } from '#server/database/database.ts';
import type { Told } from '#server/realtime/protocol/hub.ts';
import { evento } from '#server/saida/evento.ts';
import { type CampeonatoVisto, findVersoes } from '../queries.ts';
import { isAberto } from './aberto.ts';

export const mudou = evento(
  'campeonatos.mudou',
  z.object({
    campeonato: z.string(),
    /** Whether everybody could see it before: whoever watched then is told that it is no longer so. */
    aberto: z.boolean(),
  }),
);

type Mudou = z.output<typeof mudou.dados>;

export const mudouDe = (antes: CampeonatoVisto): Mudou => ({
  campeonato: antes.id,
  aberto: isAberto(antes),
});

/** The championships that changed, each once, however often it did. */
export const mudados = (recebidos: readonly { readonly dados: Mudou }[]): string[] => [
  ...new Set(recebidos.map(({ dados }) => dados.campeonato)),
];

/** One event for each championship, however often it changed. */
export async function anuncioDe(tx: Tx, mudancas: readonly Mudou[]): Promise<Told[]> {
  const wereOpen = new Set(
    mudancas.filter(({ aberto }) => aberto).map(({ campeonato }) => campeonato),
  );
  const ids = [...new Set(mudancas.map(({ campeonato }) => campeonato))];
  const rows = await findVersoes(tx, ids);
  return rows.map((row) => {
    const { id, versao } = row;
    const isForAll = isAberto(row) || wereOpen.has(id);
    const told: CampeonatoMudou = { versao };
    return {
      channels: [...(isForAll ? [canalAberto(id)] : []), canalDosMembros(id)],
      event: MUDOU,
      data: JSON.stringify(told),
    };
  });
}
