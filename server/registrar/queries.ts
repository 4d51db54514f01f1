import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { emailDeNinguem, type UsuarioRow, usuarioColumns } from '#server/http/usuario-row.ts';
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

/**
 * The same work whether or not the address has an account: one that has becomes the address asked for, until
 * somebody proves by mail that it is theirs. Undefined when two asked for it at the same moment.
 */
export async function insertPerson(tx: Tx, person: NewPerson): Promise<UsuarioRow | undefined> {
  const uuid = uuidv7();
  const { nome, email, senha, nascimento, telefone, locale } = person;
  await tx.run(sql`
    insert into usuarios (uuid, nome, email, email_pedido, senha, nascimento, telefone, locale)
    select ${uuid}, ${nome}, case when taken then ${emailDeNinguem(uuid)} else ${email} end,
      case when taken then ${email} end, ${senha}, ${nascimento}::date, ${telefone}, ${locale}
    from (select exists (select 1 from usuarios where email = ${email}) as taken) as found
    on conflict (email) do nothing`);
  return tx.first(sql`select ${usuarioColumns} from usuarios u where u.uuid = ${uuid}`);
}
