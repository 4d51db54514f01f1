import type { editarTemporada as endpoint } from '#contract/liga/temporadas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { apresentarTemporada } from './apresentar-temporada.ts';
import { carregarTemporada } from './carregar.ts';
import {
  escreverTemporada,
  requireAberta,
  requireVersaoDaTemporada,
} from './escrever-temporada.ts';
import { updateFronteira, updateRegras } from './queries.ts';
import { acertarZonas } from './zonas.ts';

export const editarTemporada: Handler<typeof endpoint> = async (services, call) => {
  const { params, body } = call;
  return escreverTemporada(services, call, async ({ tx, olhar, registrar, fabrica }) => {
    const before = await carregarTemporada(tx, olhar, params.numero);
    requireAberta(before);
    requireVersaoDaTemporada(before, body.versao);
    await updateRegras(tx, before.temporada.uuid, body.regras);
    for (const [index, fronteira] of body.fronteiras.entries()) {
      await updateFronteira(tx, before.temporada.uuid, { ...fronteira, nivel: index + 1 });
    }
    const after = await carregarTemporada(tx, olhar, params.numero);
    await acertarZonas(tx, after, fabrica(params.numero).t);
    await registrar({ acao: 'editar-temporada', depois: { numero: params.numero } });
    return { data: apresentarTemporada(after) };
  });
};
