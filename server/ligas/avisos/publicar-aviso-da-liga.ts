import sql from 'sql-template-tag';
import type { publicarAvisoDaLiga as endpoint } from '#contract/liga/convites.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { PAPEIS_DA_LIGA } from '#regras/liga/permissoes.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { uuidv7 } from '#server/uuid.ts';
import { quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';

const PREVIEW = 120;
const PER_DAY = 10;
const DAY_SECONDS = 86_400;

/** Every one is told to everybody who is in it. */
async function requireFew(tx: Tx, uuid: string): Promise<void> {
  const { count, seconds } = await countAttempt(tx, `aviso-da-liga:${uuid}`, DAY_SECONDS);
  if (count <= PER_DAY) return;
  const text = { key: 'ligas.muitos_avisos', params: { n: PER_DAY } } as const;
  throw new AppError('muitas_tentativas', { retryAfter: seconds, text });
}

export const publicarAvisoDaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const pedido = { uuid: params.uuid, quem: quemNaLiga(visitor), acao: 'avisar' } as const;
  return escreverNaLiga(services, pedido, async ({ tx, liga, registrar }) => {
    await requireFew(tx, params.uuid);
    const { texto, fixado } = body;
    const uuid = uuidv7();
    const row = await tx.first<{ created_at: string }>(sql`
      insert into avisos_da_liga (uuid, liga_uuid, autor_uuid, texto, fixado)
      values (${uuid}, ${params.uuid}, ${user.uuid}, ${texto}, ${fixado}) returning created_at`);
    if (!row) throw new AppError('nao_encontrado');
    await notificarTodos(tx, {
      ...{ tipo: 'liga_aviso', exceto: user.uuid },
      para: { liga: params.uuid, papeis: [...PAPEIS_DA_LIGA] },
      mensagem: emTodas(() => `${liga.nome}: ${texto.slice(0, PREVIEW)}`),
      url: enderecoDaLiga(liga),
    });
    await registrar({ acao: 'publicar-aviso', objeto: uuid, depois: body });
    return { data: { uuid, texto, fixado, autor: user.nome, created_at: row.created_at } };
  });
};
