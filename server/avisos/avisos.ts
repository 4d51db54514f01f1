import sql from 'sql-template-tag';
import type {
  apagarAviso as apagar,
  listarAvisos as listar,
  publicarAviso as publicar,
} from '#contract/avisos.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { porVersao } from '#server/competicao/por-versao.ts';
import type { Database, Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { uuidv7 } from '#server/uuid.ts';

type SemAutor = { uuid: string; texto: string; fixado: boolean; created_at: string };
type Aviso = SemAutor & { autor: string };

const MOST_LISTED = 50;

/** Kept with the championship. The names of authors may change at any time: the owner's is known, the
 * others' are asked for anew. */
export async function avisosDe(
  db: Database,
  campeonato: Pick<CampeonatoVisto, 'id' | 'versao' | 'dono'>,
  most: number,
): Promise<Aviso[]> {
  const { id, dono } = campeonato;
  const all = await porVersao(db, campeonato, 'avisos', () =>
    db.rows<SemAutor & { autor_uuid: string }>(sql`
      select uuid, texto, fixado, autor_uuid, created_at from avisos
      where campeonato_id = ${id} order by fixado desc, created_at desc limit ${MOST_LISTED}`),
  );
  const kept = all.slice(0, most);
  const names = new Map([[dono.uuid, dono.nome]]);
  const others = new Set(kept.map(({ autor_uuid }) => autor_uuid));
  others.delete(dono.uuid);
  if (others.size > 0) {
    const rows = await db.rows<{ uuid: string; nome: string }>(sql`
      select uuid, nome from usuarios where uuid = any(${[...others]}::uuid[])`);
    for (const { uuid, nome } of rows) names.set(uuid, nome);
  }
  return kept.map(({ autor_uuid, ...aviso }) => ({ ...aviso, autor: names.get(autor_uuid) ?? '' }));
}

export const listarAvisos: Handler<typeof listar> = async ({ db }, { params, query, visitor }) => {
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  return { data: await avisosDe(db, campeonato, MOST_LISTED) };
};

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
      categoria: 'campeonatos',
      tipo: 'aviso',
      url: `/campeonato/${params.id}`,
    } as const;
    await notificarTodos(tx, { ...fato, ...publico, mensagem: emTodas(() => mensagem) }, params.id);
    await registrar({ acao: 'publicar-aviso', objeto: uuid, depois: body });
    const { texto, fixado } = body;
    return { data: { uuid, texto, fixado, autor: user.nome, created_at: row.created_at } };
  });
};

export const apagarAviso: Handler<typeof apagar> = async (services, { params, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'avisar' } as const;
  await escrever(services, pedido, async ({ tx, registrar }) => {
    const row = await tx.first<{ texto: string }>(sql`
      delete from avisos where campeonato_id = ${params.id} and uuid = ${params.aviso}
      returning texto`);
    if (!row) throw new AppError('nao_encontrado');
    await registrar({ acao: 'apagar-aviso', objeto: params.aviso, antes: row });
  });
  return undefined;
};
