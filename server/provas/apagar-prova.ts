import type { apagarProva as endpoint } from '#contract/partida/provas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { forgetFile } from '#server/upload/files.ts';
import { escreverPeloLado } from '#server/vozes/escrever-pelo-lado.ts';
import { deleteProva, listProvas } from './queries.ts';

/** What was said with a picture stays said: only one that was not used yet goes, by who sent it. */
export const apagarProva: Handler<typeof endpoint> = async (services, { params, visitor }) => {
  const pedido = { uuid: params.uuid, visitor, novaVersao: false };
  await escreverPeloLado(services, pedido, async ({ escrita: { tx }, por }) => {
    const found = (await listProvas(tx, params.uuid)).find(({ uuid }) => uuid === params.prova);
    const isOwn = found && found.autor_uuid === por && found.dito_uuid === null;
    if (!isOwn) throw new AppError('nao_encontrado');
    await deleteProva(tx, found.uuid);
    if (found.nome) await forgetFile(tx, 'provas', found.nome);
  });
  return undefined;
};
