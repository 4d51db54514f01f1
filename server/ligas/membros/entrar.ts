// How somebody becomes a member: at once, or by asking first.
import type { Usuario } from '#contract/sessao.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { AppError } from '#server/http/errors.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { EscritaNaLiga } from '../escrever.ts';
import { avisarDaLiga, QUEM_CUIDA } from './avisar.ts';
import {
  closePedidos,
  contarMembros,
  hasRecusaRecente,
  insertPedido,
  upsertMembro,
} from './queries.ts';

const DIAS_DA_RECUSA = 7;

export const eMembro = ({ liga: { papel } }: Pick<EscritaNaLiga, 'liga'>): boolean =>
  papel === 'dono' || papel === 'admin' || papel === 'membro';

/** Whatever they had asked is answered with it. */
export async function admitir(
  { tx, liga }: EscritaNaLiga,
  usuario: string,
  por: string | null,
): Promise<void> {
  await upsertMembro(tx, { liga: liga.uuid, usuario, papel: 'membro' });
  await closePedidos(tx, { liga: liga.uuid, usuario }, { estado: 'aceito', por });
  await contarMembros(tx, liga.uuid);
}

/** Who was refused a moment ago does not fill the list of requests again. */
export async function pedirParaEntrar(
  escrita: EscritaNaLiga,
  user: Usuario,
  mensagem: string,
): Promise<void> {
  const { tx, liga, registrar } = escrita;
  if (liga.pediu) return;
  const quem = { liga: liga.uuid, usuario: user.uuid };
  if (await hasRecusaRecente(tx, quem, DIAS_DA_RECUSA)) {
    throw new AppError('estado_mudou', { text: { key: 'ligas.recusado_ha_pouco' } });
  }
  await insertPedido(tx, { ...quem, uuid: uuidv7(), mensagem });
  await avisarDaLiga(escrita, {
    tipo: 'liga_pedido',
    texto: 'ligas.aviso.pediu',
    para: { liga: liga.uuid, papeis: QUEM_CUIDA },
    url: enderecoDaLiga(liga, 'membros'),
  });
  await registrar({ acao: 'pedir-para-entrar', objeto: user.uuid });
}
