import type { cadastrarPendente as endpoint } from '#contract/auth.ts';
import { hojeNoBrasil, idadeRecusada } from '#regras/pessoa/pessoa.ts';
import { audit } from '#server/auditoria/audit.ts';
import { agora } from '#server/database/agora.ts';
import { mandarLinkVerificacao } from '#server/email/jobs.ts';
import { emailTaken } from '#server/email/recusas.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { hashToken } from '#server/http/session.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { countAccount, countTaken, requireRoom } from '#server/registrar/limites.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { handOver } from '#server/sessao/abrir-sessao.ts';
import type { MessageKey } from '#textos/messages.ts';
import { abrirSessao } from './abrir-sessao.ts';
import {
  findByUuid,
  findPending,
  insertLink,
  insertPerson,
  type PendingRow,
  takePending,
} from './queries.ts';

type Request = Call<typeof endpoint>;

function refuse(field: string, key: MessageKey): AppError {
  return new AppError('dados_invalidos', { validations: { [field]: { key } } });
}

/** The address of the new account: the provider's, or the typed one, which nobody has checked. */
function addressOf({ body }: Request, pending: PendingRow): { email: string; isVerified: boolean } {
  const email = pending.email ?? body.email;
  if (!email) throw refuse('email', 'validacao.obrigatorio');
  return { email, isVerified: pending.email !== null && pending.emailVerificado };
}

/** Null when the address is taken. */
function save(services: Services, call: Request, pending: PendingRow) {
  const { body, visitor, request } = call;
  const { provedor, retorno } = pending;
  const { email, isVerified } = addressOf(call, pending);
  return emTransacao(services, async (tx) => {
    const { nome, nascimento } = body;
    const person = { nome, email, isVerified, nascimento, locale: localeOf(request) };
    const usuarioUuid = await insertPerson(tx, person);
    if (!usuarioUuid) return null;
    if (!(await takePending(tx, hashToken(visitor.token ?? '')))) {
      throw new AppError('nao_encontrado');
    }
    await insertLink(tx, { ...pending, usuarioUuid });
    await countAccount(tx, request.ip);
    if (!isVerified) {
      await publicar(tx, mandarLinkVerificacao, { usuario: usuarioUuid, email });
    }
    await audit(tx, request, { acao: 'conta.criada', ator: usuarioUuid, detalhes: { provedor } });
    const token = await abrirSessao(tx, call, { usuarioUuid, provedor, retorno, proofs: {} });
    return { token, account: await findByUuid(tx, usuarioUuid) };
  });
}

export const cadastrarPendente: Handler<typeof endpoint> = async (services, call) => {
  const { db } = services;
  const { body, visitor, request, reply } = call;
  await requireRoom(db, request.ip);
  const pending = await findPending(db, hashToken(visitor.token ?? ''));
  if (pending?.falta !== 'cadastro') throw new AppError('nao_encontrado');
  const refusal = idadeRecusada(hojeNoBrasil(await agora(db)), body.nascimento);
  if (refusal) throw refuse('nascimento', refusal);
  const saved = await save(services, call, pending);
  if (!saved?.account) {
    await countTaken(db, request.ip);
    throw emailTaken();
  }
  handOver(services, reply, saved.token, true);
  const { senha: _, tem_codigo: __, ...row } = saved.account;
  return { data: { user: usuarioFromRow(row) } };
};
