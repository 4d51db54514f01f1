import type { aceitarConvite as endpoint } from '#contract/organizadores.ts';
import type { Usuario } from '#contract/sessao.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { SISTEMA } from '#server/campeonatos/autor.ts';
import { type Escrita, escrever, registradorDe } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { requireSeat } from './limites.ts';
import { mudarDono } from './mudar-dono.ts';
import { findConvite, insertOrganizador, listOrganizadores, takeConvite } from './queries.ts';

async function avisarDono(
  { tx, campeonato }: Escrita,
  user: Usuario,
  key: 'organizador_aceitou' | 'dono_mudou',
): Promise<void> {
  const { id, nome, dono_uuid } = campeonato;
  const params = { nome, quem: user.nome };
  const para = { pessoas: [dono_uuid] };
  const aviso = {
    tipo: 'organizador_aceitou',
    mensagem: emTodas((locale) => texts[locale](`campeonatos.${key}`, params)),
    url: `/campeonato/${id}/gerenciar/organizadores`,
    por: user.uuid,
  } as const;
  await notificarTodos(tx, { ...aviso, para }, id);
}

/**
 * The invitation is what allows it: who was asked may not even see the championship yet. So the product opens
 * it, and the trail tells who came.
 */
export const aceitarConvite: Handler<typeof endpoint> = async (services, call) => {
  const { params, user, visitor } = call;
  const found = await findConvite(services.db, params.convite, user.uuid);
  if (!found) throw new AppError('nao_encontrado');
  const { id } = found.campeonato;
  if (found.aceito) return { data: { campeonato_id: id, papel: found.papel } };
  if (found.papel === 'dono' && !visitor.isFresh) throw new AppError('reautenticar');
  const pedido = { id, autor: SISTEMA, acao: 'gerir_organizadores' } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato } = escrita;
    const taken = await takeConvite(tx, params.convite, user.uuid);
    // Pressed twice at the same moment: the other one was first.
    const same = taken ? undefined : await findConvite(tx, params.convite, user.uuid);
    if (same?.aceito) return { data: { campeonato_id: id, papel: same.papel } };
    if (!taken || campeonato.excluido_em) throw new AppError('nao_encontrado');
    const { papel } = taken;
    if (campeonato.dono_uuid === user.uuid) {
      throw new AppError('estado_mudou', { text: { key: 'campeonatos.organizador_dono' } });
    }
    const registrar = registradorDe(tx, id, { tipo: 'pessoa', quem: quemE(visitor) });
    if (papel === 'dono') {
      await mudarDono(escrita, user);
      await avisarDono(escrita, user, 'dono_mudou');
      const antes = { dono: campeonato.dono_uuid };
      await registrar({ acao: 'assumir-campeonato', objeto: user.uuid, antes });
      return { data: { campeonato_id: id, papel } };
    }
    const current = await listOrganizadores(tx, id);
    const others = current.filter(({ usuario_uuid }) => usuario_uuid !== user.uuid);
    await requireSeat(tx, campeonato.dono_uuid, others.length - 1);
    await insertOrganizador(tx, { id, usuario: user.uuid, papel });
    await avisarDono(escrita, user, 'organizador_aceitou');
    await registrar({ acao: 'aceitar-organizacao', objeto: user.uuid, depois: { papel } });
    return { data: { campeonato_id: id, papel } };
  });
};
