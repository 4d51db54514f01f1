import type { convidarOrganizador as endpoint } from '#contract/organizadores.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { texts } from '#server/http/locale.ts';
import type { Visitor } from '#server/http/session.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { uuidv7 } from '#server/uuid.ts';
import { requireFewInvitations, requireSeat } from './limites.ts';
import {
  listConvites,
  listOrganizadores,
  type PapelNoConvite,
  retireOfertas,
  upsertConvite,
} from './queries.ts';

const VALID_DAYS = 7;

/** Who has the address is found when the notice is delivered: nothing here depends on whether anybody has. */
async function avisarConvidado(
  { tx, campeonato, quem }: Escrita,
  convite: string,
  papel: PapelNoConvite,
): Promise<void> {
  const { id, nome } = campeonato;
  const params = { nome, quem: quem.user?.nome ?? '' };
  const key = papel === 'dono' ? 'oferta_do_campeonato' : 'organizador_convite';
  const aviso = {
    para: { convite },
    tipo: 'organizador_convite',
    mensagem: emTodas((locale) => texts[locale](`campeonatos.${key}`, params)),
    url: `/convite/${convite}`,
    por: quem.user?.uuid,
  } as const;
  await notificarTodos(tx, aviso, id);
}

/** Those who organise, and those who were asked, apart from this address. */
async function countOthers({ tx, campeonato: { id } }: Escrita, email: string): Promise<number> {
  const [organisers, invited] = [await listOrganizadores(tx, id), await listConvites(tx, id)];
  const others = invited.filter((other) => other.email !== email && other.papel !== 'dono');
  return organisers.length - 1 + others.length;
}

/** Nobody gives away what is not theirs, nor with a session that was left open somewhere. */
function requireDono({ campeonato }: Escrita, { user, isFresh }: Visitor): void {
  if (user?.uuid !== campeonato.dono_uuid) throw new AppError('proibido');
  if (!isFresh) throw new AppError('reautenticar');
}

export const convidarOrganizador: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const { email, papel } = body;
  await requireFewInvitations(services.db, user);
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'gerir_organizadores' } as const;
  return escrever(services, { ...pedido, novaVersao: false }, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    if (email === user.email) {
      throw new AppError('estado_mudou', { text: { key: 'campeonatos.organizador_dono' } });
    }
    if (papel === 'dono') requireDono(escrita, visitor);
    else await requireSeat(tx, campeonato.dono_uuid, await countOthers(escrita, email));
    const novo = { uuid: uuidv7(), email, papel, por: user.uuid, dias: VALID_DAYS };
    const convite = await upsertConvite(tx, { ...novo, campeonatoId: params.id });
    if (papel === 'dono') await retireOfertas(tx, params.id, convite.uuid);
    if (convite.novo) await avisarConvidado(escrita, convite.uuid, papel);
    // The trail is public: the address stays out of it.
    await registrar({ acao: 'convidar-organizador', depois: { papel } });
    const { novo: _, ...data } = convite;
    return { data };
  });
};
