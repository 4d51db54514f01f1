import type { comecarTemporada as endpoint } from '#contract/liga/temporadas.ts';
import { sortearEComecar } from '#server/campeonatos/liga/comecar.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { apresentarTemporada } from './apresentar-temporada.ts';
import { carregarTemporada } from './carregar.ts';
import { escreverTemporada } from './escrever-temporada.ts';
import { acertarZonas } from './zonas.ts';

/** What has been started already stays as it is. */
export const comecarTemporada: Handler<typeof endpoint> = async (services, call) => {
  const { params } = call;
  return escreverTemporada(services, call, async ({ tx, olhar, registrar, fabrica }) => {
    const { quem, t } = fabrica(params.numero);
    const before = await carregarTemporada(tx, olhar, params.numero);
    // As many as are in it by now.
    await acertarZonas(tx, before, t);
    const drafts = before.competicoes.filter(
      ({ estado, confirmados }) => estado === 'rascunho' && confirmados > 1,
    );
    for (const { id } of drafts) await sortearEComecar(tx, id, quem);
    if (drafts.length > 0) {
      await registrar({ acao: 'comecar-temporada', depois: { numero: params.numero } });
    }
    return { data: apresentarTemporada(await carregarTemporada(tx, olhar, params.numero)) };
  });
};
