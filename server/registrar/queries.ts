import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { type UsuarioRow, usuarioColumns } from '#server/http/usuario-row.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { Locale } from '#textos/locale.ts';

export type NewPerson = {
  readonly nome: string;
  readonly email: string;
  readonly senha: string | null;
  readonly nascimento: string;
  readonly telefone: string | null;
  readonly locale: Locale;
};

/** Undefined when the address is taken. */
export async function insertPerson(tx: Tx, person: NewPerson): Promise<UsuarioRow | undefined> {
  const uuid = uuidv7();
  const { nome, email, senha, nascimento, telefone, locale } = person;
  await tx.run(sql`
    insert into usuarios (uuid, nome, email, senha, nascimento, telefone, locale)
    values (${uuid}, ${nome}, ${email}, ${senha}, ${nascimento}, ${telefone}, ${locale})
    on conflict (email) do nothing`);
  return tx.first(sql`select ${usuarioColumns} from usuarios u where u.uuid = ${uuid}`);
}

export async function isTaken(tx: Tx, email: string): Promise<boolean> {
  return (await tx.first(sql`select 1 from usuarios where email = ${email}`)) !== undefined;
}
