import sql from 'sql-template-tag';
import type { adiarAgenda as adiar } from '#contract/agenda.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { haveClash } from '#server/partidas/queries.ts';
import { avisarCalendario } from './avisar-calendario.ts';
import { COM_DATA } from './queries.ts';

/** Which matches a shift moves. */
function alcance({ fase, rodada, so_esta, desde }: Call<typeof adiar>['body']) {
  if (desde) return sql`coalesce(jogo_previsto_at, prazo_at) >= ${desde}`;
  return so_esta
    ? sql`(fase, rodada) = (${fase}, ${rodada})`
    : sql`(fase, rodada) >= (${fase}, ${rodada})`;
}

export const adiarAgenda: Handler<typeof adiar> = async (services, { params, body, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'agendar' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const moved = await tx.rows<{ uuid: string }>(sql`
      update partidas set jogo_previsto_at = jogo_previsto_at + make_interval(days => ${body.dias}),
        prazo_at = prazo_at + make_interval(days => ${body.dias}), versao = versao + 1,
        updated_at = agora()
      where campeonato_id = ${params.id} and ${COM_DATA} and ${alcance(body)} returning uuid`);
    const uuids = moved.map(({ uuid }) => uuid);
    if (await haveClash(tx, params.id, uuids)) {
      const key = 'campeonatos.agenda_conflito';
      throw new AppError('dados_invalidos', { validations: { dias: { key } } });
    }
    const partidas = moved.length;
    if (partidas > 0) {
      await atualizarQuadros(tx, campeonato);
      await registrar({ acao: 'adiar-agenda', depois: body });
      await avisarCalendario(tx, campeonato, visitor);
    }
    return { data: { partidas } };
  });
};
