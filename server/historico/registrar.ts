// The trail of a championship: written in the same transaction as the change that it tells.
import sql, { type Sql } from 'sql-template-tag';
import { uuidv7 } from '#server/uuid.ts';

/** Who did it: a person, the product itself, the holder of a link, a program with a key, a person's import. */
export type AutorRegistrado = {
  readonly tipo: 'pessoa' | 'sistema' | 'link' | 'chave' | 'importacao';
  /** Of a link or a key: which one. */
  readonly id?: string;
};

export type Registro = {
  readonly campeonatoId: string;
  readonly autor: AutorRegistrado;
  readonly usuarioUuid: string | null;
  /** Name of the use case: 'lancar-placar'. */
  readonly acao: string;
  /** Id of what was changed, when it is not the championship itself. */
  readonly objeto?: string;
  /** Of a match: the sides that it has now. */
  readonly lados?: { readonly mandante: string | null; readonly visitante: string | null };
  readonly antes?: unknown;
  readonly depois?: unknown;
};

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export function registroNaTrilha(registro: Registro): Sql {
  const { autor } = registro;
  return sql`
    insert into historico (id, campeonato_id, autor, autor_id, usuario_uuid, acao, objeto,
      mandante_uuid, visitante_uuid, antes, depois)
    values (${uuidv7()}, ${registro.campeonatoId}, ${autor.tipo}, ${autor.id ?? null},
      ${registro.usuarioUuid}, ${registro.acao}, ${registro.objeto ?? null},
      ${registro.lados?.mandante ?? null}, ${registro.lados?.visitante ?? null},
      ${json(registro.antes)}, ${json(registro.depois)})`;
}
