// Tells those who take part where their championship stands, in their own language, unless they asked not
// to be told of such things.
import sql from 'sql-template-tag';
import type { Locale } from '#contract/fields.ts';
import { STATUS } from '#contract/status.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { notificar } from '#server/usuario/notificar.ts';

type Aviso = 'sorteado' | 'comecou' | 'encerrado';
type Pessoa = { readonly uuid: string; readonly locale: Locale };
type Alvo = { readonly id: string; readonly nome: string };

type Publico = {
  /** Who did it needs no telling. */
  readonly por: string | undefined;
  readonly status: readonly number[];
};

/** People who take part, by their own word, and did not turn notices of championships off. */
export function quemQuerOuvir(tx: Tx, id: string, { por, status }: Publico): Promise<Pessoa[]> {
  return tx.rows(sql`
    select distinct u.uuid, u.locale from participantes p join usuarios u on u.uuid = p.usuario_uuid
    where p.campeonato_id = ${id} and p.status = any(${status}::smallint[]) and not p.convidado
      and u.uuid is distinct from ${por ?? null}
      and coalesce((u.avisos -> 'campeonatos' ->> 'site')::boolean, true)`);
}

export async function avisarParticipantes(
  tx: Tx,
  { id, nome }: Alvo,
  { aviso, por }: { aviso: Aviso; por: string | undefined },
): Promise<void> {
  const people = await quemQuerOuvir(tx, id, { por, status: [STATUS.confirmado] });
  const url = aviso === 'sorteado' ? `/campeonato/${id}/sorteio` : `/campeonato/${id}`;
  for (const { uuid, locale } of people) {
    const mensagem = texts[locale](`campeonatos.aviso.${aviso}`, { campeonato: nome });
    await notificar(tx, { usuarioUuid: uuid, tipo: `campeonato_${aviso}`, mensagem, url });
  }
}
