// The way from one side of a match to the other outside of the product. A number is shown only where both people
// share theirs, and never that of a minor, nor to one.
import sql from 'sql-template-tag';
import type { Contato } from '#contract/partida/mensagens.ts';
import type { Tx } from '#server/database/database.ts';
import { MINOR } from '#server/participantes/queries.ts';

type Procurados = {
  readonly eu: string;
  /** Who speaks for the other side, and the participant that it is. */
  readonly vozes: readonly string[];
  readonly participante: string | null;
};

/** The number that they gave for this championship, else that of their account. */
export const listContatos = (tx: Tx, { eu, vozes, participante }: Procurados): Promise<Contato[]> =>
  tx.rows(sql`
    select u.nome, coalesce(p.contato, u.telefone) as whatsapp
    from usuarios u
    left join participantes p on p.usuario_uuid = u.uuid and p.uuid = ${participante}
    where u.uuid = any(${vozes}::uuid[]) and u.privacidade_compartilhar_whatsapp and not ${MINOR}
      and coalesce(p.contato, u.telefone) is not null
      and exists (select 1 from usuarios u
        where u.uuid = ${eu} and u.privacidade_compartilhar_whatsapp and not ${MINOR})
    order by u.nome, u.uuid`);
