import sql from 'sql-template-tag';
import type { TipoDeAbertura } from '#contract/campeonato/aberturas.ts';
import type { Tx } from '#server/database/database.ts';
import type { Abertura } from './abertura.ts';

export type AberturaContada = Abertura & { readonly dia: string; readonly n: number };

/** One statement for all; of what is gone, nothing. */
export async function addAberturas(tx: Tx, contadas: readonly AberturaContada[]): Promise<void> {
  await tx.run(sql`
    insert into aberturas (campeonato_id, dia, tipo, n)
    select c.id, r.dia, r.tipo, sum(r.n)
    from jsonb_to_recordset(${JSON.stringify(contadas)}::jsonb)
      as r(alvo text, id text, tipo text, dia date, n int)
    left join partidas p on r.alvo = 'partida' and p.uuid::text = r.id
    join campeonatos c on c.id = case r.alvo when 'partida' then p.campeonato_id else r.id end
    group by c.id, r.dia, r.tipo
    on conflict (campeonato_id, dia, tipo) do update set n = aberturas.n + excluded.n`);
}

export type AberturasDoDia = {
  readonly dia: string;
  readonly tipo: TipoDeAbertura;
  readonly n: number;
};

export const listAberturas = (tx: Tx, id: string, desde: string): Promise<AberturasDoDia[]> =>
  tx.rows(sql`
    select dia::text as dia, tipo, n from aberturas
    where campeonato_id = ${id} and dia >= ${desde}::date order by dia`);

/** Which of these matches are of the championship. */
export const listPartidasDaqui = async (
  tx: Tx,
  id: string,
  uuids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.rows<{ uuid: string }>(sql`
    select uuid from partidas where campeonato_id = ${id} and uuid = any(${[...uuids]}::uuid[])`);
  return new Set(rows.map(({ uuid }) => uuid));
};

export async function deleteOldAberturas(tx: Tx): Promise<void> {
  await tx.run(sql`delete from aberturas where dia < (agora() - interval '13 months')::date`);
}
