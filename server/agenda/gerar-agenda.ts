import type { gerarAgenda as gerar } from '#contract/agenda.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { aplicarAgenda } from './aplicar-agenda.ts';
import { avisarCalendario } from './avisar-calendario.ts';
import { isTooClose } from './distribuir-datas.ts';
import { countChosen, saveAgenda } from './queries.ts';

/** Dates that people may have noted down are replaced only by somebody who knows how many. */
async function requireAware(tx: Tx, campeonatoId: string): Promise<void> {
  const n = await countChosen(tx, campeonatoId);
  if (n === 0) return;
  const text = { key: 'agenda.troca_datas', params: { n } } as const;
  throw new AppError('estado_mudou', { text, data: { confirmar: true } });
}

export const gerarAgenda: Handler<typeof gerar> = async (services, { params, body, visitor }) => {
  const { ciente, ...wanted } = body;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'agendar' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    if (isTooClose(wanted)) {
      const key = 'agenda.horarios_juntos';
      throw new AppError('dados_invalidos', { validations: { horarios: { key } } });
    }
    if (!ciente) await requireAware(tx, params.id);
    const partidas = await aplicarAgenda(tx, params.id, wanted);
    await saveAgenda(tx, params.id, wanted);
    await atualizarQuadros(tx, campeonato);
    await registrar({ acao: 'gerar-agenda', depois: wanted });
    if (partidas > 0) await avisarCalendario(tx, campeonato, visitor);
    return { data: { partidas } };
  });
};
