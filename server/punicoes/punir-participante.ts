import sql from 'sql-template-tag';
import type { punirParticipante as punir } from '#contract/punicoes.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { mudarComImpacto } from '#server/partidas/desfazer-seguintes.ts';
import { uuidv7 } from '#server/uuid.ts';
import { findPunicao } from './queries.ts';

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
