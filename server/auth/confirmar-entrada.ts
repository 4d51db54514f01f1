import type { confirmarEntrada as endpoint } from '#contract/auth.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { NOW } from '#server/http/proof.ts';
import type { Services } from '#server/http/services.ts';
import { hashToken } from '#server/http/session.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { requirePassword } from '#server/perfil/reautenticar.ts';
import { conferirCodigo } from '#server/perfil/segundo-fator/conferir-codigo.ts';
import { handOver } from '#server/sessao/abrir-sessao.ts';
import { lockPassword } from '#server/sessao/senha-conferida.ts';
import { abrirSessao } from './abrir-sessao.ts';
import {
  type Account,
  findByUuid,
  findPending,
  insertLink,
  type PendingRow,
  takePending,
} from './queries.ts';

/** What is missing is asked for, and a second factor after the password, too. */
async function requireMissing(
  services: Services,
  { body }: Call<typeof endpoint>,
  { falta }: PendingRow,
  { uuid, senha, tem_codigo }: Account,
): Promise<void> {
  if (falta === 'senha') {
    const password = body.password;
    await requirePassword(services.db, { uuid, password, stored: senha, field: 'password' });
  }
  if (tem_codigo) await conferirCodigo(services, uuid, body.codigo);
}

export const confirmarEntrada: Handler<typeof endpoint> = async (services, call) => {
  const { db } = services;
  const { visitor, reply } = call;
  const sessaoHash = hashToken(visitor.token ?? '');
  const pending = await findPending(db, sessaoHash);
  const account = pending?.usuario_uuid ? await findByUuid(db, pending.usuario_uuid) : undefined;
  if (!pending || !account) throw new AppError('nao_encontrado');
  await requireMissing(services, call, pending, account);
  const { provedor, retorno } = pending;
  const usuarioUuid = account.uuid;
  const token = await db.transaction(async (tx) => {
    if (!(await takePending(tx, sessaoHash))) throw new AppError('nao_encontrado');
    // A reset may have come in between: what was proved was proved by the old password.
    if (!(await lockPassword(tx, usuarioUuid, account.senha))) throw new AppError('nao_encontrado');
    await insertLink(tx, { ...pending, usuarioUuid });
    const proofs = {
      ...(pending.falta === 'senha' && { senha: NOW }),
      ...(account.tem_codigo && { codigo: NOW }),
    };
    return abrirSessao(tx, call, { usuarioUuid, provedor, retorno, proofs });
  });
  handOver(services, reply, token, true);
  const { senha: _, tem_codigo: __, ...row } = account;
  return { data: { user: usuarioFromRow(row) } };
};
