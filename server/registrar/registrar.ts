import { registrar as endpoint } from '#contract/registrar.ts';
import { hojeNoBrasil, idadeRecusada } from '#regras/pessoa/pessoa.ts';
import { audit } from '#server/auditoria/audit.ts';
import { agora } from '#server/database/agora.ts';
import { mandarLinkVerificacao } from '#server/email/jobs.ts';
import { type AlsoWrong, type Problems, soundFields } from '#server/http/also-wrong.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf } from '#server/http/locale.ts';
import { NOW } from '#server/http/proof.ts';
import type { Services } from '#server/http/services.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { passwordProblems } from '#server/senha/politica.ts';
import { handOver, openSession } from '#server/sessao/abrir-sessao.ts';
import { hashPassword } from '#server/sessao/senha.ts';
import { countAccount, requireRoom } from './limites.ts';
import { insertPerson, type NewPerson } from './queries.ts';
import { parsePhone } from './telefone.ts';

type Request = Call<typeof endpoint>;

/** What the schema cannot see: today's date, the list of common passwords, the ways of a country. */
async function problemsOf(
  { config, db }: Services,
  fields: Partial<Request['body']>,
): Promise<Problems> {
  const { nome = '', email = '', password, nascimento, telefone, telefone_pais } = fields;
  const { password_confirmation = password ?? '' } = fields;
  const choice = password !== undefined && { password, password_confirmation };
  const age = nascimento && idadeRecusada(hojeNoBrasil(await agora(db)), nascimento);
  const isNoPhone = telefone_pais && parsePhone(telefone, telefone_pais) === undefined;
  return {
    ...(choice && (await passwordProblems(choice, { nome, email }, config))),
    ...(age && { nascimento: { key: age } }),
    ...(isNoPhone && { telefone: { key: 'registrar.erro.telefone' } }),
  };
}

export const problemsOfRefused: AlsoWrong = (services, body) =>
  problemsOf(services, soundFields(endpoint.body, body));

function save(services: Services, call: Request, person: NewPerson) {
  return emTransacao(services, async (tx) => {
    const row = await insertPerson(tx, person);
    if (!row) return undefined;
    await countAccount(tx, call.request.ip);
    const { uuid, email } = row;
    await publicar(tx, mandarLinkVerificacao, { usuario: uuid, email });
    await audit(tx, call.request, { acao: 'conta.criada', ator: uuid });
    const opening = { usuarioUuid: uuid, lembrar: call.body.remember, proofs: { senha: NOW } };
    return { row, token: await openSession(tx, call, opening) };
  });
}

export const registrar: Handler<typeof endpoint> = async (services, call) => {
  const { body, user, request, reply } = call;
  if (user) {
    throw new AppError('dados_invalidos', { validations: { email: { key: 'erros.outra_conta' } } });
  }
  await requireRoom(services.db, request.ip);
  const problems = await problemsOf(services, body);
  if (Object.keys(problems).length > 0) {
    throw new AppError('dados_invalidos', { validations: problems });
  }
  const { nome, email, nascimento } = body;
  const telefone = parsePhone(body.telefone, body.telefone_pais) ?? null;
  const senha = await hashPassword(body.password);
  const locale = localeOf(request);
  const person = { nome, email, senha, nascimento, telefone, locale };
  // Undefined when somebody else took the address at the same moment: then it has an account.
  const saved = (await save(services, call, person)) ?? (await save(services, call, person));
  if (!saved) throw new AppError('indisponivel');
  handOver(services, reply, saved.token, body.remember);
  return { data: { user: usuarioFromRow(saved.row) } };
};
