// A division may be started from its own page, with other teams than it had when the season was made: its table and
// those beside it show who goes up and down all the same.
import sql from 'sql-template-tag';
import { z } from 'zod';
import { mudou } from '#server/campeonatos/ouvir/mudou.ts';
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

/** The season of a division in which nothing is played yet: from then on the number of its teams stays. */
const temporadaDe = (tx: Tx, campeonato: string): Promise<Aberta | undefined> =>
  tx.first(sql`
    select t.liga_uuid as liga, t.numero from competicoes_da_temporada k
    join temporadas t on t.uuid = k.temporada_uuid and t.fechada_em is null
    join campeonatos c on c.id = k.campeonato_id and c.estado = 'andamento'
    where k.campeonato_id = ${campeonato} and k.tipo = 'divisao' and not exists (
      select 1 from partidas p where p.campeonato_id = c.id and p.resultado is not null)`);

export function seguirDivisoes(services: Services): void {
  const { jobs, saida } = services;
  saida.receive(mudou, async (tx, { dados: { campeonato } }) => {
    const aberta = await temporadaDe(tx, campeonato);
    if (aberta) await jobs.enqueue(tx, acertar, aberta);
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
