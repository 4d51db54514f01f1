import sql from 'sql-template-tag';
import type {
  apagarAviso as apagar,
  listarAvisos as listar,
  publicarAviso as publicar,
} from '#contract/gestao.ts';
import { STATUS } from '#contract/status.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { quemParticipa } from '#server/campeonatos/avisar-participantes.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { notificar } from '#server/usuario/notificar.ts';
import { uuidv7 } from '#server/uuid.ts';

type Aviso = { uuid: string; texto: string; fixado: boolean; autor: string; created_at: string };

const MOST_LISTED = 50;

export const listAvisos = (tx: Tx, id: string, most = MOST_LISTED) =>
  tx.rows<Aviso>(sql`
    select a.uuid, a.texto, a.fixado, u.nome as autor, a.created_at
    from avisos a join usuarios u on u.uuid = a.autor_uuid
    where a.campeonato_id = ${id} order by a.fixado desc, a.created_at desc limit ${most}`);

export const listarAvisos: Handler<typeof listar> = async ({ db }, { params, query, visitor }) => {
  await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  return { data: await listAvisos(db, params.id) };
};

const PREVIEW = 120;

export const publicarAviso: Handler<typeof publicar> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'avisar' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const uuid = uuidv7();
    await tx.run(sql`
      insert into avisos (uuid, campeonato_id, autor_uuid, texto, fixado)
      values (${uuid}, ${params.id}, ${user.uuid}, ${body.texto}, ${body.fixado})`);
    // Who waits for an answer is spoken to as well.
    const publico = { por: user.uuid, status: [STATUS.pendente, STATUS.confirmado] };
    const people = await quemParticipa(tx, params.id, publico);
    const mensagem = `${campeonato.nome}: ${body.texto.slice(0, PREVIEW)}`;
    for (const { uuid: usuarioUuid } of people) {
      const url = `/campeonato/${params.id}`;
      await notificar(tx, { usuarioUuid, categoria: 'campeonatos', tipo: 'aviso', mensagem, url });
    }
    await registrar({ acao: 'publicar-aviso', objeto: uuid, depois: body });
    const created = (await listAvisos(tx, params.id)).find((aviso) => aviso.uuid === uuid);
    if (!created) throw new AppError('nao_encontrado');
    return { data: created };
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
