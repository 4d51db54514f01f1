// The second step of a draw: the seed is revealed, and the draw follows from it and from what was fixed before.
import type { realizarSorteio as realizar } from '#contract/sorteio.ts';
import { type EntradaDoSorteio, sortear } from '#regras/montagem/sorteio.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { avisarParticipantes } from '#server/campeonatos/avisar-participantes.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { realizarDesempate } from '#server/desempate/realizar-desempate.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { retirarTodas } from '#server/informes/partida-mudou.ts';
import { apresentarSorteio } from './apresentar-sorteio.ts';
import { partidasDe } from './partidas-do-plano.ts';
import {
  deletePartidas,
  findSorteio,
  insertEntrantes,
  type SorteioRow,
  updateRealizado,
} from './queries.ts';
import { semAcaso } from './sem-acaso.ts';
import { type Adiantado, comPartidasAdiantadas, isOf, mostrar } from './sorteio-grande.ts';
import { impossible, requireDrawable, requireStillTrue } from './sorteio-possivel.ts';

/** Runs a prepared draw and makes the matches of all phases, or shows those that were written for it already. */
export async function executarSorteio(
  { tx, campeonato }: Pick<Escrita, 'tx' | 'campeonato'>,
  row: SorteioRow,
  adiantado?: Adiantado,
): Promise<void> {
  requireDrawable(campeonato);
  const entrada = row.entrada as EntradaDoSorteio;
  await requireStillTrue(tx, campeonato, entrada);
  if (adiantado && isOf(adiantado, campeonato)) return mostrar(tx, campeonato, row, adiantado);
  const drawn = sortear(entrada, row.semente);
  if (!drawn.ok) throw impossible(entrada);
  const { entrantes, bolas } = drawn.value;
  await retirarTodas(tx, campeonato.id);
  await deletePartidas(tx, campeonato.id);
  await insertEntrantes(tx, campeonato.id, { fase: 1, entrantes });
  await updateRealizado(tx, row.uuid, bolas);
  const partidas = partidasDe({
    fases: campeonato.fases,
    sorteado: entrantes,
    participantes: bolas.length,
    semente: row.semente,
  });
  await atualizarQuadros(tx, campeonato, partidas);
}

async function realizarDaFase(
  escrita: Escrita,
  row: SorteioRow,
  adiantado: Adiantado | undefined,
): Promise<void> {
  await executarSorteio(escrita, row, adiantado);
  const por = escrita.quem.user?.uuid;
  const fato = { aviso: 'sorteado', por, sorteio: row.uuid, semAcaso: semAcaso(row) } as const;
  await avisarParticipantes(escrita.tx, escrita.campeonato, fato);
  await escrita.registrar({
    acao: semAcaso(row) ? 'montar-jogos' : 'realizar-sorteio',
    objeto: row.uuid,
  });
}

export const realizarSorteio: Handler<typeof realizar> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  return comPartidasAdiantadas(services, { ...pedido, uuid: body.uuid }, (adiantado) =>
    escrever(services, pedido, async (escrita) => {
      const { tx } = escrita;
      const row = await findSorteio(tx, params.id, body.uuid);
      if (!row) throw new AppError('nao_encontrado');
      if (row.realizado_em) return { data: apresentarSorteio(row) };
      if (row.metodo === 'desempate') await realizarDesempate(escrita, row, body.ciente);
      else await realizarDaFase(escrita, row, adiantado);
      const done = await findSorteio(tx, params.id, body.uuid);
      return { data: apresentarSorteio(done ?? row) };
    }),
  );
};
