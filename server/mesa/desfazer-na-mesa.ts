import type { desfazerNaMesa as endpoint } from '#contract/campeonato/mesa.ts';
import { anunciarNovidade } from '#server/campeonatos/ouvir/novidade.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { mudouDesde } from '#server/informes/lance.ts';
import { findLance, undoLance } from '#server/lances/queries.ts';
import { escreverNaMesa } from './escrever-na-mesa.ts';

/** What the table told, by whichever link; what others told is not there for it. */
export const desfazerNaMesa: Handler<typeof endpoint> = (services, call) => {
  const { partida: uuid, lance: id } = call.body;
  return escreverNaMesa(services, { call, uuid }, async (lance) => {
    const told = await findLance(lance.escrita.tx, id);
    if (told?.partida_uuid !== uuid || told.voz !== 'mesa') throw new AppError('nao_encontrado');
    if (told.desfeito) return;
    if (lance.fatos.estado !== 'agendada') {
      throw mudouDesde(lance, 'vida.recusa.ao_vivo_nao_agendada');
    }
    await undoLance(lance.escrita.tx, id);
    await anunciarNovidade(lance.escrita, uuid);
  });
};
