import type { assumirParticipante as endpoint } from '#contract/participantes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { requireSemBanimento } from '#server/campeonatos/liga/sem-banimento.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { hashToken } from '#server/http/session.ts';
import { apresentar, olharDe } from './apresentar.ts';
import { avisarQuemDecide } from './avisar-quem-decide.ts';
import {
  claimByToken,
  deleteParticipante,
  findByToken,
  findOfUser,
  giveHistory,
  giveSanctions,
} from './queries.ts';

const used = () => new AppError('estado_mudou', { text: { key: 'participantes.convite_usado' } });

/** The name, the results and the place stay as they are; from now on they are this person's. */
export const assumirParticipante: Handler<typeof endpoint> = async (services, call) => {
  const { body, user, visitor } = call;
  const hash = hashToken(body.token);
  const found = await findByToken(services.db, hash);
  if (!found) throw used();
  // Who holds this link was invited, also to a private championship.
  const quem = { ...quemE(visitor), convite: found.codigo_convite };
  const pedido = { id: found.campeonato_id, quem, acao: 'ver' } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    await requireSemBanimento(escrita, user.uuid);
    const own = await findOfUser(tx, campeonato.id, user.uuid);
    // The link is the better invitation: with it comes a place, also for who had given theirs up.
    const hasLeft = own?.status === STATUS.cancelado && !campeonato.tem_partidas;
    if (own && (hasLeft || (own.convidado && own.status !== STATUS.rejeitado))) {
      if (hasLeft) await giveSanctions(tx, own.uuid, hash);
      await deleteParticipante(tx, own.uuid);
    } else if (own) {
      throw new AppError('estado_mudou', { text: { key: 'participantes.ja_inscrito' } });
    }
    if (!(await claimByToken(tx, hash, user.uuid))) throw used();
    const row = await findOfUser(tx, campeonato.id, user.uuid);
    if (!row) throw used();
    const { nome } = row;
    await giveHistory(tx, row.uuid, user.uuid);
    await avisarQuemDecide(tx, campeonato, { aviso: 'assumiu', nome, por: user.uuid });
    await registrar({ acao: 'assumir-participante', objeto: row.uuid, depois: { nome } });
    const olhar = { ...olharDe(campeonato, quem), gere: false, dentro: true };
    const participante = apresentar(row, olhar);
    return { data: { campeonato_id: campeonato.id, participante } };
  });
};
