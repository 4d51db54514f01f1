import type { pedirSenhaNova as endpoint } from '#contract/senha.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { countingName, networkOf } from '#server/sessao/limites.ts';
import { mandarLinkSenha } from './jobs.ts';

const SPACING = { max: 1, seconds: 60 };
const PER_HOUR = { max: 5, seconds: 3_600 };
const PER_NETWORK = { max: 60, seconds: 3_600 };

async function mayAsk(tx: Tx, email: string, ip: string): Promise<boolean> {
  const name = countingName(email);
  const limits = [
    [`senha-rede:${networkOf(ip)}`, PER_NETWORK],
    [`senha:${name}`, SPACING],
    [`senha-hora:${name}`, PER_HOUR],
  ] as const;
  for (const [key, { max, seconds }] of limits) {
    const { count } = await countAttempt(tx, key, seconds);
    if (count > max) return false;
  }
  return true;
}

/** One path for every address, known or not: same work, same answer, same time. */
export const pedirSenhaNova: Handler<typeof endpoint> = async (services, call) => {
  const { email } = call.body;
  await emTransacao(services, async (tx) => {
    if (await mayAsk(tx, email, call.request.ip)) {
      await publicar(tx, mandarLinkSenha, { email });
    }
  });
  return { status: 'password-link-sent' };
};
