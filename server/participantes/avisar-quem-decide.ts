// Tells of entries those who decide on them, whatever their role is called.
import sql from 'sql-template-tag';
import type { EstadoDoCampeonato } from '#regras/estados.ts';
import { type Alvo, type Papel, pode } from '#regras/permissoes.ts';
import type { Tx } from '#server/database/database.ts';
import { avisarPessoa } from './pessoas/avisar-pessoa.ts';

type Organizador = { readonly uuid: string; readonly papel: Papel };

type Campeonato = {
  readonly id: string;
  readonly nome: string;
  readonly estado: EstadoDoCampeonato;
  readonly visibilidade: Alvo['visibilidade'];
};

type Fato = Omit<Parameters<typeof avisarPessoa>[2], 'campeonato'> & {
  /** Who did it: the text names them, and they need no telling. */
  readonly por: string | undefined;
};

const listOrganizadores = (tx: Tx, id: string) =>
  tx.rows<Organizador>(sql`
    select dono_uuid as uuid, 'dono' as papel from campeonatos where id = ${id}
    union all select usuario_uuid, papel from organizadores where campeonato_id = ${id}`);

export async function avisarQuemDecide(
  tx: Tx,
  campeonato: Campeonato,
  { por, ...fato }: Fato,
): Promise<void> {
  const alvo = { ...campeonato, excluido: false };
  for (const { uuid, papel } of await listOrganizadores(tx, campeonato.id)) {
    const pessoa = { papel, verificada: true, administra: false, conectada: true };
    if (uuid === por || !pode('gerir_participantes', pessoa, alvo)) continue;
    await avisarPessoa(tx, uuid, { ...fato, por, campeonato });
  }
}
