import type { listarProvas as endpoint } from '#contract/partida/provas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { fotoSolta, provasDoDito } from './apresentar-provas.ts';
import { lerProvas } from './ler-provas.ts';
import type { ProvaRow } from './queries.ts';

type Usada = ProvaRow & { readonly dito_uuid: string };

const isUsed = (row: ProvaRow): row is Usada => row.dito_uuid !== null;

export const listarProvas: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const { quem, rows } = await lerProvas(db, params.uuid, visitor);
  const firsts = new Map<string, Usada>();
  for (const row of rows.filter(isUsed).toReversed()) firsts.set(row.dito_uuid, row);
  const ditos = [...firsts.values()].map((row) => ({
    ...{ dito: row.dito_uuid, lado: row.lado, quem: row.quem, quando: row.created_at },
    ...provasDoDito(rows, row.dito_uuid, quem),
  }));
  const soltas = rows.filter((row) => row.dito_uuid === null).map(fotoSolta);
  return { data: { ditos, soltas } };
};
