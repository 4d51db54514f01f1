// What who watches is told although it makes no new version: something was told of a match while it is played, or a ball
// of a ceremony was shown. It says of what; who looks at that asks again, and is answered what they may see.
import { z } from 'zod';
import {
  canalAberto,
  canalDosMembros,
  NOVIDADE,
  type Novidade,
} from '#contract/realtime/eventos.ts';
import type { Tx } from '#server/database/database.ts';
import type { Told } from '#server/realtime/protocol/hub.ts';
import { evento } from '#server/saida/evento.ts';
import { anotarAnuncio } from '#server/saida/publicar.ts';
import type { Escrita } from '../escrever.ts';
import { findVersoes } from '../queries.ts';
import { isAberto } from './aberto.ts';

export const novidade = evento(
  'campeonatos.novidade',
  z.object({ campeonato: z.string(), sobre: z.string() }),
);

type NovidadeGuardada = z.output<typeof novidade.dados>;

/** With the write that makes it, which keeps the version. */
export function anunciarNovidade(
  { tx, campeonato: { id }, aoFim }: Pick<Escrita, 'tx' | 'campeonato' | 'aoFim'>,
  sobre: string,
): Promise<void> {
  return aoFim('anuncio', anotarAnuncio(tx, novidade, { campeonato: id, sobre }, id));
}

/** One event for each thing, however much was told of it. */
export async function novidadesDe(tx: Tx, guardadas: readonly NovidadeGuardada[]): Promise<Told[]> {
  const rows = await findVersoes(tx, [...new Set(guardadas.map(({ campeonato }) => campeonato))]);
  return rows.flatMap((row) => {
    const about = guardadas.filter(({ campeonato }) => campeonato === row.id);
    return [...new Set(about.map(({ sobre }) => sobre))].map((sobre) => {
      const told: Novidade = { sobre };
      return {
        channels: [...(isAberto(row) ? [canalAberto(row.id)] : []), canalDosMembros(row.id)],
        event: NOVIDADE,
        data: JSON.stringify(told),
      };
    });
  });
}
