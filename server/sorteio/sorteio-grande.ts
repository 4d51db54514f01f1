// A draw with hundreds of matches or more, without anybody waiting for it. What follows from it is worked out in a
// thread, before the transaction of the draw, which then writes all matches by one statement.
import { contarJogos } from '#regras/montagem/contar-jogos.ts';
import type { EntradaDoSorteio } from '#regras/montagem/sorteio.ts';
import { findFor, type Quem, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { carregar } from '#server/competicao/estado.ts';
import { saveEstado } from '#server/competicao/gravar.ts';
import { insertEmColunas } from '#server/competicao/novas-partidas.ts';
import { findNome } from '#server/competicao/queries.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { inTurn } from '#server/database/turns.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { retirarTodas } from '#server/informes/partida-mudou.ts';
import { nameOfError } from '#server/jobs/job.ts';
import { tamanhosDe } from './entrada-do-sorteio.ts';
import type { Montado, PedidoDeMontagem } from './montar.ts';
import { montarAParte } from './montar-a-parte.ts';
import {
  deletePartidas,
  findSorteio,
  insertEntrantes,
  type SorteioRow,
  updateRealizado,
} from './queries.ts';
import { requireDrawable, requireStillTrue } from './sorteio-possivel.ts';

/** Up to so many matches are worked out in the transaction of the draw. */
const PEQUENO = 500;
const RETRY_SECONDS = 5;

type Servicos = Pick<Services, 'db' | 'log'>;

/** What follows from a draw, and the state of the championship that it follows from. */
export type Adiantado = Pick<CampeonatoVisto, 'versao' | 'marca'> & {
  readonly montado: Montado;
};

export const isOf = (adiantado: Adiantado, { versao, marca }: CampeonatoVisto) =>
  adiantado.versao === versao && adiantado.marca === marca;

/** Nothing where there is no such draw, or no thread for it: who makes it in the usual way is told why. */
async function montarOuNada({ log }: Servicos, pedido: PedidoDeMontagem): Promise<Montado | null> {
  try {
    return await montarAParte(pedido);
  } catch (error) {
    log.warn({ erro: nameOfError(error) }, 'a large draw was not worked out in a thread');
    return null;
  }
}

async function adiantar(
  servicos: Servicos,
  campeonato: CampeonatoVisto,
  { entrada, semente }: SorteioRow,
): Promise<Adiantado | undefined> {
  const { db } = servicos;
  const { dados } = await carregar(db, campeonato, false);
  const pedido = { entrada: entrada as EntradaDoSorteio, semente, dados };
  const montado = await montarOuNada(servicos, pedido);
  const { versao, marca } = campeonato;
  return montado ? { versao, marca, montado } : undefined;
}

type Pedido = { readonly id: string; readonly quem: Quem; readonly uuid: string };

/** Whether a draw that waits to be run has so many matches; who may not see it is told by who runs it. */
async function isGrande(db: Database, { id, quem, uuid }: Pedido): Promise<boolean> {
  const row = await findSorteio(db, id, uuid);
  const campeonato = row && (await findFor(db, id, quem));
  if (!campeonato || row.realizado_em || row.metodo === 'desempate') return false;
  const entrada = row.entrada as EntradaDoSorteio;
  const count = (entrada.manual ? Object.values(entrada.manual) : entrada.potes).flat().length;
  return contarJogos(campeonato.fases, count, tamanhosDe(entrada)) > PEQUENO;
}

/**
 * Runs the draw with its matches worked out ahead where they are many: one such draw at a time, so that a second press
 * finds it done. If the championship changes meanwhile, `realizar` makes the matches itself.
 */
export async function comPartidasAdiantadas<T>(
  servicos: Servicos,
  pedido: Pedido,
  realizar: (adiantado?: Adiantado) => Promise<T>,
): Promise<T> {
  const { db } = servicos;
  if (!(await isGrande(db, pedido))) return realizar();
  return inTurn('sorteio grande', async () => {
    const { id, quem, uuid } = pedido;
    const campeonato = await requireCampeonato(db, id, quem, 'sortear');
    const row = await findSorteio(db, id, uuid);
    if (!row || row.realizado_em) return realizar();
    requireDrawable(campeonato);
    await requireStillTrue(db, campeonato, row.entrada as EntradaDoSorteio);
    return realizar(await adiantar(servicos, campeonato, row));
  });
}

/** In the transaction of the draw, with the championship locked. */
export async function mostrar(
  tx: Tx,
  { id }: CampeonatoVisto,
  { uuid }: SorteioRow,
  adiantado: Adiantado,
): Promise<void> {
  const { entrantes, bolas, partidas, quadros, resumo, campeao } = adiantado.montado;
  await retirarTodas(tx, id);
  await deletePartidas(tx, id);
  const count = await insertEmColunas(tx, id, partidas);
  if (count !== partidas.quantas) throw new AppError('indisponivel', { retryAfter: RETRY_SECONDS });
  await insertEntrantes(tx, id, { fase: 1, entrantes });
  await updateRealizado(tx, uuid, bolas);
  const nome = campeao && (await findNome(tx, campeao));
  await saveEstado(tx, id, {
    partidas: [],
    quadros,
    resumo: { ...resumo, campeao: nome },
    campeao,
  });
}
