import { setTimeout as sleep } from 'node:timers/promises';
import type { entrar as endpoint } from '#contract/sessao.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { NOW } from '#server/http/proof.ts';
import type { Services } from '#server/http/services.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { conferirCodigo } from '#server/perfil/segundo-fator/conferir-codigo.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { handOver, openSession } from './abrir-sessao.ts';
import { avisarEntradasSuspeitas } from './jobs.ts';
import {
  inTurn,
  isUnderAttack,
  recordFailure,
  recordSuccess,
  requireAttemptsLeft,
} from './limites.ts';
import { type Credentials, listByEmail, updatePassword } from './queries.ts';
import { hashPassword, verifyPassword } from './senha.ts';
import { lockPassword } from './senha-conferida.ts';

/** How long an attempt waits while somebody is guessing the password of this person. */
const SLOW_MS = 2_000;

function wrongCredentials(): AppError {
  return new AppError('dados_invalidos', { validations: { email: { key: 'erros.credenciais' } } });
}

async function fail(
  services: Services,
  { body, request }: Call<typeof endpoint>,
  found: Credentials | undefined,
): Promise<never> {
  const { email } = body;
  await emTransacao(services, async (tx) => {
    const isFirstOfMany = await recordFailure(tx, email, request.ip);
    if (isFirstOfMany) await publicar(tx, avisarEntradasSuspeitas, { email });
    const whose = found ? { alvo: `usuario:${found.uuid}` } : {};
    await audit(tx, request, { acao: 'sessao.falhou', ator: null, ...whose });
  });
  throw wrongCredentials();
}

type Checked = {
  readonly found: Credentials;
  /** The same password, hashed with the settings of today; undefined when it is already. */
  readonly rehashed: string | undefined;
};

/** The person, if the password is theirs. Nobody and wrong password look and last the same. */
async function checkCredentials(services: Services, call: Call<typeof endpoint>): Promise<Checked> {
  const { db } = services;
  const { body, request } = call;
  await requireAttemptsLeft(db, body.email, request.ip);
  if (await isUnderAttack(db, body.email)) await sleep(SLOW_MS);
  const people = await listByEmail(db, body.email);
  // A wrong password is checked twice, whoever has the address: how many do must not show.
  for (const found of [people[0], people[1]]) {
    const { ok, outdated } = await verifyPassword(body.password, found?.senha ?? null);
    if (ok && found) {
      return { found, rehashed: outdated ? await hashPassword(body.password) : undefined };
    }
  }
  return fail(services, call, people.at(-1));
}

/** Opens a session for who knows the password, and the code where there is one. */
async function enter(services: Services, call: Call<typeof endpoint>) {
  const { body, request, reply } = call;
  const { found, rehashed } = await checkCredentials(services, call);
  const { senha, tem_codigo, ...row } = found;
  if (tem_codigo) await conferirCodigo(services, row.uuid, body.codigo);
  const token = await services.db.transaction(async (tx) => {
    // A reset may have come in between: then the password is the old one.
    if (!(await lockPassword(tx, row.uuid, senha))) throw wrongCredentials();
    if (rehashed) await updatePassword(tx, row.uuid, rehashed);
    await recordSuccess(tx, body.email, request.ip);
    await audit(tx, request, { acao: 'sessao.entrou', ator: row.uuid });
    const proofs = { senha: NOW, ...(tem_codigo && { codigo: NOW }) };
    return openSession(tx, call, { usuarioUuid: row.uuid, lembrar: body.remember, proofs });
  });
  handOver(services, reply, token, body.remember);
  return { data: { user: usuarioFromRow(row) } };
}

export const entrar: Handler<typeof endpoint> = async (services, call) => {
  const { body, user, request } = call;
  if (user) {
    if (user.email === body.email) return { data: { user } };
    throw new AppError('dados_invalidos', { validations: { email: { key: 'erros.outra_conta' } } });
  }
  return inTurn(body.email, request.ip, () => enter(services, call));
};
