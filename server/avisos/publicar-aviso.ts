import sql from 'sql-template-tag';
import type { publicarAviso as publicar } from '#contract/avisos.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { uuidv7 } from '#server/uuid.ts';

const PREVIEW = 120;

const PER_DAY = 20;

const DAY_SECONDS = 86_400;

/** Every announcement is told to everybody who takes part. */
async function requireFew(tx: Tx, id: string): Promise<void> {
  const { count, seconds } = await countAttempt(tx, `aviso:${id}`, DAY_SECONDS);
  if (count <= PER_DAY) return;
  const text = { key: 'campeonatos.muitos_avisos', params: { n: PER_DAY } } as const;
  throw new AppError('muitas_tentativas', { retryAfter: seconds, text });
}

export const publicarAviso: Handler<typeof publicar> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'avisar' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    await requireFew(tx, params.id);
    const uuid = uuidv7();
    const row = await tx.first<{ created_at: string }>(sql`
      insert into avisos (uuid, campeonato_id, autor_uuid, texto, fixado)
      values (${uuid}, ${params.id}, ${user.uuid}, ${body.texto}, ${body.fixado})
      returning created_at`);
    if (!row) throw new AppError('nao_encontrado');
    // Who waits for an answer is spoken to as well.
    const para = { campeonato: params.id, status: [STATUS.pendente, STATUS.confirmado] };
    const publico = { para, exceto: user.uuid };
    const mensagem = `${campeonato.nome}: ${body.texto.slice(0, PREVIEW)}`;
    const fato = {
      tipo: 'aviso',
      url: `/campeonato/${params.id}`,
    } as const;
    await notificarTodos(tx, { ...fato, ...publico, mensagem: emTodas(() => mensagem) }, params.id);
    await registrar({ acao: 'publicar-aviso', objeto: uuid, depois: body });
    const { texto, fixado } = body;
    return { data: { uuid, texto, fixado, autor: user.nome, created_at: row.created_at } };
  });
};
