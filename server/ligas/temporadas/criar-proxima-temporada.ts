import type { criarProximaTemporada as endpoint } from '#contract/liga/temporadas.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import type { PreviaDaTemporada } from '#regras/liga/temporada.ts';
import { contasEm } from '#server/campeonatos/liga/times.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { avisarDaLiga } from '../membros/avisar.ts';
import { apresentarPrevia, apresentarTemporada } from './apresentar-temporada.ts';
import { carregarTemporada, divisoesDe, previaDe, type TemporadaCarregada } from './carregar.ts';
import { COPAS } from './criar-temporada.ts';
import {
  type EscritaDaTemporada,
  escreverTemporada,
  requireVersaoDaTemporada,
} from './escrever-temporada.ts';
import { divisaoSeguinte, type Fabrica } from './nova-divisao.ts';
import { fecharTemporada, findTemporada, insertCompeticao, insertTemporada } from './queries.ts';
import { acertarZonas } from './zonas.ts';

/** Everything of the season is over and decided. */
function requirePronta(carregada: TemporadaCarregada): PreviaDaTemporada {
  const previa = previaDe(carregada);
  const [falta] = previa ? apresentarPrevia(carregada, previa).faltam : (['divisoes'] as const);
  if (previa && !falta) return previa;
  throw new AppError('estado_mudou', { text: { key: `ligas.falta.${falta ?? 'divisoes'}` } });
}

/** Those who go there, best first: who comes down before who was there, before who comes up. */
const timesDe = ({ mudancas }: PreviaDaTemporada, nivel: number): string[] =>
  mudancas.filter(({ para }) => para === nivel).map(({ time }) => time);

async function fazerDivisoes(
  made: Fabrica,
  carregada: TemporadaCarregada,
  previa: PreviaDaTemporada,
): Promise<string[]> {
  const { tx } = made;
  const temporada = await insertTemporada(tx, made.liga.uuid, {
    numero: made.numero,
    regras: carregada.temporada.regras,
  });
  const ids: string[] = [];
  for (const [index, { id, nome, caem, sobem, confrontos }] of divisoesDe(carregada).entries()) {
    const [times, abertas] = [timesDe(previa, index + 1), previa.vagas[index] ?? 0];
    const campeonato = await divisaoSeguinte(made, { nome, de: id, times, abertas });
    ids.push(campeonato);
    await insertCompeticao(tx, temporada, {
      ...{ tipo: 'divisao', nivel: index + 1, nome, campeonato, ordem: index + 1 },
      fronteira: { caem, sobem, confrontos },
    });
  }
  const copas = carregada.competicoes.filter(({ tipo }) => tipo === 'copa');
  for (const [index, { id, nome }] of copas.entries()) {
    const campeonato = await divisaoSeguinte(made, { nome, de: id, times: [], abertas: 0 });
    const ordem = COPAS + index;
    await insertCompeticao(tx, temporada, { tipo: 'copa', nivel: null, nome, campeonato, ordem });
  }
  return ids;
}

async function avisarTimes(escrita: EscritaDaTemporada, made: Fabrica, ids: readonly string[]) {
  for (const id of ids) {
    const pessoas = await contasEm(escrita.tx, id);
    if (pessoas.length === 0) continue;
    const fato = { tipo: 'liga_temporada', texto: 'ligas.aviso.temporada' } as const;
    const url = enderecoDaLiga(escrita.liga, 'temporadas');
    const params = { n: String(made.numero) };
    await avisarDaLiga(escrita, { ...fato, para: { pessoas }, params, url });
  }
}

/** However often it is asked for, there is one season after another. */
export const criarProximaTemporada: Handler<typeof endpoint> = async (services, call) => {
  const { params, body } = call;
  const numero = params.numero + 1;
  return escreverTemporada(services, call, async (escrita) => {
    const { tx, olhar, registrar, fabrica } = escrita;
    const shown = async () => ({
      data: apresentarTemporada(await carregarTemporada(tx, olhar, numero)),
    });
    const before = await carregarTemporada(tx, olhar, params.numero);
    if (await findTemporada(tx, params.uuid, numero)) return shown();
    requireVersaoDaTemporada(before, body.versao);
    const previa = requirePronta(before);
    const made = fabrica(numero);
    const ids = await fazerDivisoes(made, before, previa);
    await fecharTemporada(tx, before.temporada.uuid, previa.mudancas);
    await acertarZonas(tx, await carregarTemporada(tx, olhar, numero), made.t);
    await avisarTimes(escrita, made, ids);
    await registrar({ acao: 'criar-temporada', depois: { numero } });
    return shown();
  });
};
