// The key for payments is the owner's: whoever replaces it gets the money of who has not paid yet.
import sql from 'sql-template-tag';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { texts } from '#server/http/locale.ts';
import type { Visitor } from '#server/http/session.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';

const hasUnpaid = async (tx: Tx, id: string) =>
  (await tx.first(sql`
    select 1 from participantes where campeonato_id = ${id} and usuario_uuid is not null
      and status in (1, 2) and not pago and not convidado limit 1`)) !== undefined;

/**
 * Throws unless this person may put this key in place of the one there is: the owner alone, with fresh
 * proof as soon as the championship is more than a draft of their own. Who has still to pay is told.
 */
export async function mudarChavePix(
  { tx, campeonato, quem }: Escrita,
  chave: string | null,
  { isFresh }: Visitor,
): Promise<void> {
  const { id, nome, dono_uuid, estado, inscricao } = campeonato;
  if (chave === inscricao.chave_pix) return;
  if (quem.user?.uuid !== dono_uuid) {
    const validations = { 'inscricao.chave_pix': { key: 'campeonatos.travado_do_dono' } } as const;
    throw new AppError('dados_invalidos', { validations });
  }
  const toPay = await hasUnpaid(tx, id);
  if (!isFresh && (estado !== 'rascunho' || toPay)) throw new AppError('reautenticar');
  if (!toPay) return;
  const aviso = {
    para: { campeonato: id, devendo: true },
    exceto: dono_uuid,
    tipo: 'campeonato_chave_pix',
    mensagem: emTodas((locale) => texts[locale]('campeonatos.aviso.chave_pix', { nome })),
    url: `/campeonato/${id}`,
  } as const;
  await notificarTodos(tx, aviso, id);
}
