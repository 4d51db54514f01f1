import { z } from 'zod';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Tx } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { job } from '#server/jobs/job.ts';
import { escreverCarta } from '#server/mail/cartas.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { acertarSaida, acertarSaidas, saidaPedida } from './acertar-saida.ts';
import { avisarPlano } from './cartas.ts';
import { espelhar } from './espelhar.ts';
import {
  deleteOldEventos,
  findPessoa,
  findPorCliente,
  listAcabados,
  listFins,
  listUnseen,
  takeAviso,
} from './queries.ts';

/** A signal of the provider: what it is about, to be asked for. */
const sinal = z.object({
  tipo: z.string(),
  cliente: z.string().nullable(),
  cobranca: z.string().nullable(),
});

export type Sinal = z.output<typeof sinal>;

export const sinalDoProvedor = job('assinatura.sinal', sinal);

const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA }).format(new Date(instant));

type FimDoDireito = {
  readonly usuario_uuid: string;
  readonly referencia: string;
  readonly ate: string;
};

async function lembrar(
  tx: Tx,
  tipo: 'plano_acaba' | 'plano_acabou',
  quando: string,
  { usuario_uuid: usuario, referencia, ate }: FimDoDireito,
): Promise<void> {
  if (!(await takeAviso(tx, usuario, quando, `${referencia} ${ate}`))) return;
  await publicar(tx, avisarPlano, { usuario, tipo, ate });
}

/** Seven days and one day before a year by Pix ends, and when what was paid is over. */
export async function lembrarFins(services: Services): Promise<void> {
  await emTransacao(services, async (tx) => {
    for (const dias of [7, 1]) {
      for (const fim of await listFins(tx, 'pix', dias)) {
        await lembrar(tx, 'plano_acaba', `plano_acaba_${dias}`, fim);
      }
    }
    for (const fim of await listAcabados(tx))
      await lembrar(tx, 'plano_acabou', 'plano_acabou', fim);
  });
}

async function perguntarPorTodos(services: Services): Promise<void> {
  if (!services.pagamentos.config) return;
  for (const { cliente } of await listUnseen(services.db)) {
    await espelhar(services, cliente).catch((error: Error) =>
      services.log.warn({ erro: error.name }, 'the provider was not asked about a customer'),
    );
  }
}

/** Who runs the site hears of a dispute: there is something to answer within days. */
async function contarContestacao({ db, log }: Services, tipo: string, cliente: string) {
  const known = await findPorCliente(db, cliente);
  if (!known) return;
  log.warn({ tipo, usuario: known.usuario_uuid }, 'a payment is disputed');
  await audit(db, null, {
    ...{ acao: `assinatura.${tipo.replaceAll('.', '_')}`, ator: null },
    alvo: `usuario:${known.usuario_uuid}`,
  });
}

async function clienteDa({ pagamentos }: Services, cobranca: string): Promise<string | null> {
  const { customer } = await (await pagamentos.provedor()).charges.retrieve(cobranca);
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

export async function ouvir(services: Services, { tipo, ...sobre }: Sinal): Promise<void> {
  const cliente = sobre.cliente ?? (await clienteDa(services, sobre.cobranca ?? ''));
  if (!cliente) return;
  if (tipo.startsWith('charge.dispute.')) await contarContestacao(services, tipo, cliente);
  await espelhar(services, cliente);
}

/** Where a letter leads: to what there is to do. */
const ONDE = {
  cobranca_falhou: '/assinatura?cartao=trocar',
  plano_acaba: '/assinatura',
  plano_acabou: '/planos',
  reembolso_feito: '/assinatura',
} as const;

export function assinaturaJobs(services: Services): void {
  const { config, db, jobs, mailer } = services;
  jobs.handle(sinalDoProvedor, (about) => ouvir(services, about));
  jobs.handle(saidaPedida, ({ usuario }) => acertarSaida(services, usuario));
  escreverCarta(services, avisarPlano, async ({ usuario, tipo, ate }) => {
    const person = await findPessoa(db, usuario);
    if (!person) return;
    const { nome, email, locale } = person;
    const link = `${config.appUrl}${ONDE[tipo]}`;
    const params = { data: ate ? dayOf(ate) : '' };
    await mailer.send(email, { model: tipo, nome, locale, link, params });
  });
  jobs.hourly('assinatura.perguntar', () => perguntarPorTodos(services));
  jobs.hourly('assinatura.saidas', () => acertarSaidas(services));
  jobs.hourly('assinatura.fins', () => lembrarFins(services));
  jobs.hourly('assinatura.eventos', () => deleteOldEventos(db));
}
