import type { oferecerHistorico as endpoint } from '#contract/pessoa/juncoes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { texts } from '#server/http/locale.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { uuidv7 } from '#server/uuid.ts';
import { findFeita, findPessoaDe, insertJuncao } from './queries.ts';

const PER_DAY = 5;
const DAY_SECONDS = 86_400;
const VALID_DAYS = 7;

/** Whether anybody has the address is told to nobody: the answer is the same. */
export const oferecerHistorico: Handler<typeof endpoint> = async (services, { body, user }) => {
  const { count, seconds } = await countAttempt(services.db, `juntar:${user.uuid}`, DAY_SECONDS);
  if (count > PER_DAY) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  const { email } = body;
  if (email === user.email) {
    throw new AppError('estado_mudou', { text: { key: 'perfil.juncao.a_si' } });
  }
  return emTransacao(services, async (tx) => {
    const uuid = uuidv7();
    await insertJuncao(tx, { uuid, de: user.uuid, email, dias: VALID_DAYS });
    const para = await findPessoaDe(tx, email);
    if (para) {
      await notificarTodos(tx, {
        ...{ tipo: 'historico_oferecido', para: { pessoas: [para.uuid] }, por: user.uuid },
        mensagem: emTodas((locale) => texts[locale]('perfil.juncao.aviso', { nome: user.nome })),
        url: `/juntar/${uuid}`,
      });
    }
    const data = await findFeita(tx, user.uuid);
    if (!data) throw new Error('unreachable: the offer was just made');
    return { data };
  });
};
