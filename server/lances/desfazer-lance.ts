import type { desfazerLance as endpoint } from '#contract/partida/lances.ts';
import { anunciarNovidade } from '#server/campeonatos/ouvir/novidade.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { mudouDesde } from '#server/informes/lance.ts';
import { escreverAoVivo } from './escrever-ao-vivo.ts';
import { findLance, undoLance } from './queries.ts';

/** A side takes back its own words; the organisation any. */
export const desfazerLance: Handler<typeof endpoint> = (services, { params, visitor }) =>
  escreverAoVivo(services, { uuid: params.uuid, visitor }, async (lance, voz) => {
    const { escrita, partida, fatos } = lance;
    const told = await findLance(escrita.tx, params.lance);
    if (told?.partida_uuid !== partida.uuid) throw new AppError('nao_encontrado');
    if (voz !== 'organizacao' && voz !== told.voz) throw new AppError('proibido');
    if (fatos.estado !== 'agendada') throw mudouDesde(lance, 'vida.recusa.ao_vivo_nao_agendada');
    await undoLance(escrita.tx, params.lance);
    await anunciarNovidade(escrita, partida.uuid);
  });
