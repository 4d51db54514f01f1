// Many new matches in one statement. What hundreds of them have in common is sent once, and each has numbers for it:
// as JSON, match by match, reading took the database longer than writing.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import type { PartidaRow } from './queries.ts';

/** Lists in the words of the database; a thread hands over texts quickly. */
export type PartidasEmColunas = {
  readonly quantas: number;
  readonly uuid: string;
  readonly ordem: string;
  readonly mandante: string;
  readonly visitante: string;
  readonly resto: string;
  /** As JSON, with the places in the lists above as `n`. */
  readonly lados: string;
  readonly restos: string;
};

/** Values that differ, in the order in which they came. */
function dicionario<T extends object>() {
  const places = new Map<string, number>();
  const all: (T & { readonly n: number })[] = [];
  const placeOf = (value: T): number => {
    const key = JSON.stringify(value);
    const before = places.get(key);
    if (before !== undefined) return before;
    const n = all.length;
    places.set(key, n);
    all.push({ n, ...value });
    return n;
  };
  return { placeOf, json: () => JSON.stringify(all) };
}

const restoDe = (row: PartidaRow) => ({
  ...{ fase: row.fase, grupo: row.grupo, rodada: row.rodada, confronto: row.confronto },
  ...{ perna: row.perna, estado: row.estado, decisao: row.decisao, versao: row.versao },
  ...{ jogo_previsto_at: row.jogo_previsto_at, prazo_at: row.prazo_at },
  ...{ confirmado_at: row.confirmado_at, estadio: row.estadio, local: row.local },
});

const list = (values: readonly (string | number)[]) => `{${values.join()}}`;

export function emColunas(rows: readonly PartidaRow[]): PartidasEmColunas {
  const lados = dicionario<{ vaga: unknown; participante: string | null }>();
  const restos = dicionario<ReturnType<typeof restoDe>>();
  const mandante = rows.map((row) =>
    lados.placeOf({ vaga: row.vaga_mandante, participante: row.mandante }),
  );
  const visitante = rows.map((row) =>
    lados.placeOf({ vaga: row.vaga_visitante, participante: row.visitante }),
  );
  const resto = rows.map((row) => restos.placeOf(restoDe(row)));
  return {
    quantas: rows.length,
    uuid: list(rows.map(({ uuid }) => uuid)),
    ordem: list(rows.map(({ ordem }) => ordem)),
    mandante: list(mandante),
    visitante: list(visitante),
    resto: list(resto),
    lados: lados.json(),
    restos: restos.json(),
  };
}

/** Gives how many. */
export const insertEmColunas = (
  tx: Tx,
  campeonatoId: string,
  { uuid, ordem, mandante, visitante, resto, lados, restos }: PartidasEmColunas,
): Promise<number> =>
  tx.run(sql`
    with lados as materialized (
      select * from jsonb_to_recordset(${lados}::jsonb) as l(n integer, vaga jsonb, participante uuid)),
    restos as materialized (
      select * from jsonb_to_recordset(${restos}::jsonb) as r(n integer, fase smallint, grupo text,
        rodada smallint, confronto text, perna smallint, estado text, decisao jsonb, versao integer,
        jogo_previsto_at timestamptz, prazo_at timestamptz, confirmado_at timestamptz, estadio text,
        local text))
    insert into partidas (uuid, campeonato_id, fase, grupo, rodada, confronto, perna, ordem,
      vaga_mandante, vaga_visitante, mandante_uuid, visitante_uuid, estado, decisao,
      jogo_previsto_at, prazo_at, confirmado_at, estadio, local, versao, updated_at)
    select p.uuid, ${campeonatoId}, r.fase, r.grupo, r.rodada, r.confronto, r.perna, p.ordem,
      m.vaga, v.vaga, m.participante, v.participante, r.estado, r.decisao,
      r.jogo_previsto_at, r.prazo_at, r.confirmado_at, r.estadio, r.local, r.versao,
      (select agora())
    from unnest(${uuid}::uuid[], ${ordem}::integer[], ${mandante}::integer[], ${visitante}::integer[],
      ${resto}::integer[]) as p(uuid, ordem, mandante, visitante, resto)
    join lados m on m.n = p.mandante
    join lados v on v.n = p.visitante
    join restos r on r.n = p.resto`);

/** So many in one statement: the rest of the process has its turn between two of them. */
const AT_ONCE = 500;

/** In sets: a big league has thousands. */
export async function insertPartidas(
  tx: Tx,
  campeonatoId: string,
  rows: readonly PartidaRow[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await insertEmColunas(tx, campeonatoId, emColunas(rows.slice(from, from + AT_ONCE)));
  }
}
