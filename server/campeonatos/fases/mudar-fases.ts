// Phases that change after their matches were made: counted again from the same results, and the matches of a
// knockout that has not begun made anew. What that moves can be asked for before.
import { type Fase, fases as schema } from '#regras/configuracao/fases.ts';
import { type MudancaDasFases, mudancaDasFases } from '#regras/configuracao/o-que-muda.ts';
import { planejar } from '#regras/montagem/plano.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Carregado, DadosDoCampeonato } from '#server/competicao/estado.ts';
import { deletePartidas, type PartidaRow } from '#server/competicao/queries.ts';
import { retirarPartidas } from '#server/informes/partida-mudou.ts';
import { assentarMudanca } from '#server/partidas/desfazer-seguintes.ts';
import { formatoRecusado } from '#server/sorteio/formato-recusado.ts';
import { partidasDaFase } from '#server/sorteio/partidas-do-plano.ts';

/** Older rows lack settings that came later: both sides are read with the defaults. */
export const mudancaEm = (
  { fases, fases_comecadas }: Pick<CampeonatoVisto, 'fases' | 'fases_comecadas'>,
  novas: readonly Fase[],
): MudancaDasFases => {
  const comecadas = fases_comecadas ?? fases.map((_, index) => index + 1);
  return mudancaDasFases(schema.parse(fases), novas, comecadas);
};

const keyOf = ({ confronto, perna }: Pick<PartidaRow, 'confronto' | 'perna'>) =>
  `${confronto} ${perna}`;

/** A match that was there before keeps its name, its day and its place. */
function comAgenda(nova: PartidaRow, velha: PartidaRow | undefined): PartidaRow {
  if (!velha) return nova;
  const { uuid, jogo_previsto_at, prazo_at, confirmado_at, estadio, local, versao } = velha;
  const agenda = { jogo_previsto_at, prazo_at, confirmado_at, estadio, local };
  const estado = velha.estado === 'adiada' ? velha.estado : nova.estado;
  return { ...nova, ...agenda, uuid, estado, versao: versao + 1 };
}

/** The matches of these phases by the new settings. Drawn by lot they are not, so no seed is needed. */
function refeitas(
  dados: DadosDoCampeonato,
  novas: readonly Fase[],
  refazer: readonly number[],
): PartidaRow[] {
  if (refazer.length === 0) return [];
  const [first] = dados.sorteados;
  const participantes = first ? Object.values(first).flat().length : 0;
  const plano = planejar({ fases: novas, sorteados: dados.sorteados, participantes });
  if (!plano.ok) throw formatoRecusado(plano.problemas);
  const before = new Map(dados.partidas.map((row) => [`${row.fase} ${keyOf(row)}`, row]));
  return refazer.flatMap((fase) => {
    const own = plano.value[fase - 1];
    if (!own) return [];
    return partidasDaFase(own, fase).map((row) =>
      comAgenda(row, before.get(`${fase} ${keyOf(row)}`)),
    );
  });
}

/** The championship as the new phases would have it. */
export function comFases(
  dados: DadosDoCampeonato,
  novas: readonly Fase[],
  { refazer }: Pick<MudancaDasFases, 'refazer'>,
): { readonly depois: DadosDoCampeonato; readonly ficam: readonly PartidaRow[] } {
  const ficam = dados.partidas.filter(({ fase }) => !refazer.includes(fase));
  const partidas = [...ficam, ...refeitas(dados, novas, refazer)];
  return { depois: { ...dados, fases: novas, partidas }, ficam };
}

/** Gives the matches that lost their result. */
export async function mudarFases(
  escrita: Escrita,
  novas: readonly Fase[],
  ciente: boolean,
): Promise<string[]> {
  const { dados, quadros } = await escrita.carregado();
  const mudanca = mudancaEm(escrita.campeonato, novas);
  const { depois, ficam } = comFases(dados, novas, mudanca);
  const gone = dados.partidas.filter((partida) => !ficam.includes(partida));
  const uuids = gone.map(({ uuid }) => uuid);
  await retirarPartidas(escrita.tx, escrita.campeonato.id, uuids);
  await deletePartidas(escrita.tx, uuids);
  const guardado: Carregado = { dados: { ...dados, partidas: ficam }, quadros };
  return (await assentarMudanca(escrita, { antes: dados, guardado, depois }, ciente)).desfez;
}
