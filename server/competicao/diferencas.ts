// What is stored of a championship against what its settings, participants and matches give.
import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import type { Cartao } from '#contract/campeonatos.ts';
import { cartoesDeQuemJoga } from '#regras/montagem/competicao.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { cartoesDaSumula } from '#regras/sumula/cartoes.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { listSumulas } from '#server/sumula/queries.ts';
import { type Assentado, assentar } from './assentar.ts';
import { type Colocacao, colocacoesDe, listColocacoes } from './colocacoes.ts';
import { carregarDados, type Estado, estadoDe } from './estado.ts';
import { quadrosDe } from './quadros.ts';
import { findNome, listQuadros, type QuadroRow } from './queries.ts';
import { campeaoDe, resumoDe } from './resumo.ts';

/** Through JSON, as it was stored. */
const isStored = (derived: unknown, stored: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(derived)), stored);

type ResumoGuardado = {
  estado: CampeonatoRow['estado'];
  resumo: Cartao['resumo'];
  campeao_uuid: string | null;
  confirmados: number;
  contados: number;
};

const findGuardado = (tx: Tx, id: string) =>
  tx.first<ResumoGuardado>(sql`
    select estado, resumo, campeao_uuid, confirmados, (select count(*)::int from participantes
      where campeonato_id = c.id and status = ${STATUS.confirmado}) as contados
    from campeonatos c where id = ${id}`);

function nosQuadros(estado: Estado, stored: readonly QuadroRow[]): string[] {
  return quadrosDe(estado).flatMap((dados, index) => {
    const kept = stored.find(({ fase }) => fase === index + 1)?.dados;
    return isStored(dados, kept) ? [] : [`phase ${index + 1}`];
  });
}

async function noResumo(tx: Tx, estado: Estado, kept: ResumoGuardado): Promise<string[]> {
  const campeao = campeaoDe(estado);
  const resumo = resumoDe(estado, campeao && (await findNome(tx, campeao)));
  return [
    ...(isStored(resumo, kept.resumo) ? [] : ['another summary']),
    ...(campeao === kept.campeao_uuid ? [] : ['another champion']),
  ];
}

/** Those of a closed championship; an open one has none. */
async function nasColocacoes(tx: Tx, id: string, estado: Estado, kept: ResumoGuardado) {
  const byName = (a: Colocacao, b: Colocacao) => a.participante.localeCompare(b.participante);
  const derived = kept.estado === 'encerrado' ? colocacoesDe(estado) : [];
  const stored = await listColocacoes(tx, id);
  const isSame = isStored(derived.toSorted(byName), stored.toSorted(byName));
  return isSame ? [] : ['other final places'];
}

function nasPartidas({ lados, decididas, extras: { novas, sobrando } }: Assentado): string[] {
  const counts = [
    [lados.size, 'matches with other sides'],
    [decididas.length, 'matches decided otherwise'],
    [novas.length, 'extra matches missing'],
    [sobrando.length, 'extra matches that nobody needs'],
  ] as const;
  return counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
}

/** Cards that tables count, against the sheets of the same two. */
async function nosCartoes(tx: Tx, id: string, { dados }: Estado): Promise<string[]> {
  const sheets = Map.groupBy(await listSumulas(tx, id), ({ partida }) => partida);
  const wrong = dados.partidas.filter((partida) => {
    const own = (sheets.get(partida.uuid) ?? []).filter(
      ({ mandante, visitante }) => mandante === partida.mandante && visitante === partida.visitante,
    );
    const of = (side: LadoDoJogo) => own.find(({ lado }) => lado === side)?.lances ?? [];
    const lances = { mandante: of('mandante'), visitante: of('visitante') };
    const counted = cartoesDeQuemJoga(partida);
    return partida.resultado && !isStored(cartoesDaSumula(partida, lances), counted);
  });
  return wrong.length > 0 ? [`${wrong.length} matches with other cards`] : [];
}

/** In words; nothing when all is as derived. */
export async function diferencas(
  tx: Tx,
  campeonato: Pick<CampeonatoRow, 'id' | 'fases'>,
): Promise<string[]> {
  const { id } = campeonato;
  const kept = await findGuardado(tx, id);
  if (!kept) return [];
  const { confirmados, contados } = kept;
  const found = confirmados === contados ? [] : [`${confirmados} places taken, ${contados} people`];
  const stored = await listQuadros(tx, id);
  if (stored.length === 0) return found;
  const settled = assentar(estadoDe(await carregarDados(tx, campeonato)));
  const { estado } = settled;
  found.push(...nasPartidas(settled), ...nosQuadros(estado, stored));
  found.push(...(await noResumo(tx, estado, kept)));
  found.push(...(await nasColocacoes(tx, id, estado, kept)));
  found.push(...(await nosCartoes(tx, id, estado)));
  return found;
}
