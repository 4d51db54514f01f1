import sql from 'sql-template-tag';
import type { marcarPrazo as marcar } from '#contract/agenda.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { avisarCalendario } from './avisar-calendario.ts';

export const marcarPrazo: Handler<typeof marcar> = async (services, { params, body, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'agendar' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const partidas = await tx.run(sql`
      update partidas set prazo_at = ${body.prazo_at}, versao = versao + 1, updated_at = agora()
      where campeonato_id = ${params.id} and not feita
        and estado <> 'adiada' and (fase, rodada) = (${body.fase}, ${body.rodada})`);
    await atualizarQuadros(tx, campeonato);
    await registrar({ acao: 'marcar-prazo', depois: body });
    if (partidas > 0) await avisarCalendario(tx, campeonato, visitor);
    return { data: { partidas } };
  });
};
