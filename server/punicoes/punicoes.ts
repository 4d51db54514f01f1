import sql from 'sql-template-tag';
import type {
  anularPunicao as anular,
  listarPunicoes as listar,
  punirParticipante as punir,
} from '#contract/punicoes.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import type { TIPOS_DE_SANCAO } from '#regras/configuracao/opcoes-do-elenco.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { mudarComImpacto } from '#server/partidas/desfazer-seguintes.ts';
import { uuidv7 } from '#server/uuid.ts';

type Punicao = {
  uuid: string;
  fase: number;
  participante: string;
  tipo: (typeof TIPOS_DE_SANCAO)[number];
  pontos: number;
  multa: number | null;
  motivo: string;
  rodada: number | null;
  created_at: string;
};

const COLUMNS = sql`uuid, fase, participante_uuid as participante, tipo, pontos, multa, motivo, rodada,
  created_at`;

const listPunicoes = (tx: Tx, id: string) =>
  tx.rows<Punicao>(sql`
    select ${COLUMNS} from punicoes where campeonato_id = ${id} order by created_at desc`);

const findPunicao = (tx: Tx, id: string, uuid: string) =>
  tx.first<Punicao>(sql`
    select ${COLUMNS} from punicoes where campeonato_id = ${id} and uuid = ${uuid}`);

export const listarPunicoes: Handler<typeof listar> = async (
  { db },
  { params, query, visitor },
) => {
  await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  return { data: await listPunicoes(db, params.id) };
};

/** In a knockout nobody has points. */
function requireTable(fase: Fase): void {
  if (temTabela(fase)) return;
  const key = 'campeonatos.punicao_sem_tabela';
  throw new AppError('dados_invalidos', { validations: { fase: { key } } });
}

export const punirParticipante: Handler<typeof punir> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'punir' } as const;
  const { ciente, ...punicao } = body;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    const { participante, fase, tipo, pontos, multa, motivo, rodada } = punicao;
    const known = await tx.first(sql`
      select 1 from participantes where uuid = ${participante} and campeonato_id = ${params.id}`);
    const config = campeonato.fases[fase - 1];
    if (!known || !config) throw new AppError('nao_encontrado');
    if (tipo === 'pontos') requireTable(config);
    const uuid = uuidv7();
    const desfez = await mudarComImpacto(escrita, ciente, () =>
      tx.run(sql`
        insert into punicoes (uuid, campeonato_id, fase, participante_uuid, tipo, pontos, multa, motivo,
          rodada)
        values (${uuid}, ${params.id}, ${fase}, ${participante}, ${tipo}, ${pontos}, ${multa ?? null},
          ${motivo}, ${rodada ?? null})`),
    );
    const depois = { ...punicao, ...(desfez.length > 0 && { desfez }) };
    await registrar({ acao: 'punir-participante', objeto: participante, depois });
    const row = await findPunicao(tx, params.id, uuid);
    if (!row) throw new AppError('nao_encontrado');
    return { data: row };
  });
};

export const anularPunicao: Handler<typeof anular> = async (
  services,
  { params, query, visitor },
) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'punir' } as const;
  await escrever(services, pedido, async (escrita) => {
    const { tx, registrar } = escrita;
    const row = await findPunicao(tx, params.id, params.punicao);
    if (!row) throw new AppError('nao_encontrado');
    const desfez = await mudarComImpacto(escrita, query.ciente === true, () =>
      tx.run(sql`delete from punicoes where uuid = ${row.uuid}`),
    );
    await registrar({
      acao: 'anular-punicao',
      objeto: row.participante,
      antes: row,
      ...(desfez.length > 0 && { depois: { desfez } }),
    });
  });
  return undefined;
};
