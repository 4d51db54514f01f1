import type { criarTemporada as endpoint } from '#contract/liga/temporadas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { apresentarTemporada } from './apresentar-temporada.ts';
import { carregarTemporada } from './carregar.ts';
import { escreverTemporada } from './escrever-temporada.ts';
import { primeiraDivisao } from './nova-divisao.ts';
import { insertCompeticao, insertTemporada, listTemporadas } from './queries.ts';
import { acertarZonas } from './zonas.ts';

/** Where cups stand among the competitions of a season. */
export const COPAS = 100;

/** The next ones follow from it. */
export const criarTemporada: Handler<typeof endpoint> = async (services, call) => {
  const { params, body } = call;
  return escreverTemporada(services, call, async ({ tx, olhar, registrar, fabrica }) => {
    const before = (await listTemporadas(tx, params.uuid)).at(-1);
    if (before && !before.fechada) {
      throw new AppError('estado_mudou', { text: { key: 'ligas.temporada_em_curso' } });
    }
    const numero = (before?.numero ?? 0) + 1;
    const temporada = await insertTemporada(tx, params.uuid, { numero, regras: body.regras });
    const made = fabrica(numero);
    for (const [index, { caem, sobem, confrontos, ...origem }] of body.divisoes.entries()) {
      await insertCompeticao(tx, temporada, {
        ...{ tipo: 'divisao', nivel: index + 1, nome: origem.nome, ordem: index + 1 },
        campeonato: await primeiraDivisao(made, origem),
        fronteira: { caem, sobem, confrontos },
      });
    }
    for (const [index, origem] of body.copas.entries()) {
      await insertCompeticao(tx, temporada, {
        ...{ tipo: 'copa', nivel: null, nome: origem.nome, ordem: COPAS + index },
        campeonato: await primeiraDivisao(made, origem),
      });
    }
    await acertarZonas(tx, await carregarTemporada(tx, olhar, numero), made.t);
    await registrar({ acao: 'criar-temporada', depois: { numero } });
    return { data: apresentarTemporada(await carregarTemporada(tx, olhar, numero)) };
  });
};
