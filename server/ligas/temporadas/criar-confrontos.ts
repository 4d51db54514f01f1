import type { criarConfrontos as endpoint } from '#contract/liga/temporadas.ts';
import { sortearEComecar } from '#server/campeonatos/liga/comecar.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { apresentarPrevia, apresentarTemporada } from './apresentar-temporada.ts';
import { carregarTemporada, divisoesDe, previaDe, type TemporadaCarregada } from './carregar.ts';
import { escreverTemporada, requireAberta } from './escrever-temporada.ts';
import { confrontoEntre } from './nova-divisao.ts';
import { insertCompeticao } from './queries.ts';

/** Where play-offs stand among the competitions of a season. */
const CONFRONTOS = 200;
const LONGEST = 60;

/** Ties that are known for good: the divisions are closed. One that was made is not made again. */
function faltamEm(carregada: TemporadaCarregada) {
  const previa = previaDe(carregada);
  if (!previa || apresentarPrevia(carregada, previa).confrontos_a_criar === 0) return [];
  const roots = new Map(
    [...carregada.linhas.values()].flat().map((row) => [row.participante, row]),
  );
  const made = carregada.competicoes
    .filter(({ tipo }) => tipo === 'repescagem')
    .flatMap(({ id }) => (carregada.linhas.get(id) ?? []).map(({ raiz }) => raiz));
  return previa.confrontos.filter(({ upper }) => !made.includes(roots.get(upper)?.raiz ?? ''));
}

export const criarConfrontos: Handler<typeof endpoint> = async (services, call) => {
  const { params } = call;
  return escreverTemporada(services, call, async ({ tx, olhar, registrar, fabrica }) => {
    const before = await carregarTemporada(tx, olhar, params.numero);
    requireAberta(before);
    const made = fabrica(params.numero);
    const rows = divisoesDe(before).flatMap(({ id }) => before.linhas.get(id) ?? []);
    const nameOf = (team: string) =>
      rows.find(({ participante }) => participante === team)?.nome ?? '';
    for (const [index, { boundary, upper, lower }] of faltamEm(before).entries()) {
      const names = { acima: nameOf(upper), abaixo: nameOf(lower) };
      const nome = made.t('ligas.nome_do_confronto', names).slice(0, LONGEST);
      const campeonato = await confrontoEntre(made, nome, [upper, lower]);
      await insertCompeticao(tx, before.temporada.uuid, {
        ...{ tipo: 'repescagem', nivel: boundary + 1, nome, campeonato },
        ordem: CONFRONTOS + before.competicoes.length + index,
      });
      await sortearEComecar(tx, campeonato, made.quem);
    }
    await registrar({ acao: 'criar-confrontos', depois: { numero: params.numero } });
    return { data: apresentarTemporada(await carregarTemporada(tx, olhar, params.numero)) };
  });
};
