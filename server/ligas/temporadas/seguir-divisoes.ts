// A division may be started from its own page, with other teams than it had when the season was made: its table and
// those beside it show who goes up and down all the same.
import sql from 'sql-template-tag';
import { z } from 'zod';
import { mudados, mudou } from '#server/campeonatos/ouvir/mudou.ts';
import type { Tx } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { job } from '#server/jobs/job.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { carregarTemporada } from './carregar.ts';
import { acertarZonas, linguaDasZonas } from './zonas.ts';

const acertar = job('ligas.zonas', z.object({ liga: z.uuid(), numero: z.number() }), {
  fila: 'rankings',
});

type Aberta = { readonly liga: string; readonly numero: number };

/** The seasons of divisions in which nothing is played yet: from then on the number of their teams stays. */
const listTemporadasDe = (tx: Tx, campeonatos: readonly string[]): Promise<Aberta[]> =>
  tx.rows(sql`
    select distinct t.liga_uuid as liga, t.numero from competicoes_da_temporada k
    join temporadas t on t.uuid = k.temporada_uuid and t.fechada_em is null
    join campeonatos c on c.id = k.campeonato_id and c.estado = 'andamento'
    where k.campeonato_id = any(${campeonatos}) and k.tipo = 'divisao' and not exists (
      select 1 from partidas p where p.campeonato_id = c.id and p.resultado is not null)`);

export function seguirDivisoes(services: Services): void {
  const { jobs, saida } = services;
  saida.gather(mudou, async (tx, recebidos) => {
    for (const aberta of await listTemporadasDe(tx, mudados(recebidos))) {
      await jobs.enqueue(tx, acertar, aberta);
    }
  });
  jobs.handle(acertar, ({ liga, numero }) =>
    emTransacao(services, async (tx) => {
      await tx.run(sql`select 1 from ligas where uuid = ${liga} for no key update`);
      const olhar = { liga, usuario: null, cuida: true };
      const temporada = await carregarTemporada(tx, olhar, numero);
      if (!temporada.temporada.fechada_em) {
        await acertarZonas(tx, temporada, linguaDasZonas(temporada));
      }
    }),
  );
}
