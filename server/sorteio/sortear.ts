// Draws in two steps, so that nobody can choose the outcome: first the input is fixed and the hash of the
// seed published; then the seed is revealed and the draw follows from both.
import { createHash, randomBytes } from 'node:crypto';
import type {
  desfazerSorteio as desfazer,
  prepararSorteio as preparar,
  realizarSorteio as realizar,
} from '#contract/sorteio.ts';
import type { TeamId } from '#engine/types.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { nomesDosGrupos } from '#regras/montagem/entrantes.ts';
import { problemasDoFormato } from '#regras/montagem/problemas.ts';
import {
  daParaSeparar,
  type EntradaDoSorteio,
  MAIS_EM_GRUPOS,
  MAIS_SEPARADOS,
  sortear,
} from '#regras/montagem/sorteio.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { avisarParticipantes } from '#server/campeonatos/avisar-participantes.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { type CampeonatoVisto, updateEstado } from '#server/campeonatos/queries.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { uuidv7 } from '#server/uuid.ts';
import { apresentarSorteio } from './apresentar-sorteio.ts';
import { criarPartidas, formatoRecusado } from './criar-partidas.ts';
import {
  type Confirmado,
  deletePartidas,
  findSorteio,
  insertEntrantes,
  insertSorteio,
  listConfirmados,
  type SorteioRow,
  updateRealizado,
} from './queries.ts';

type Body = Call<typeof preparar>['body'];

function requireDrawable({ tem_resultado, estado }: CampeonatoVisto): void {
  if (tem_resultado || estado === 'encerrado' || estado === 'cancelado') {
    throw new AppError('estado_mudou', { text: { key: 'campeonatos.sorteio_tarde' } });
  }
}

/** Everybody exactly once: a list from outside may have forgotten or invented somebody. */
function requireEverybody(given: readonly TeamId[], confirmados: readonly Confirmado[]): void {
  const known = new Set(confirmados.map(({ uuid }) => uuid));
  const isComplete = given.length === known.size && given.every((uuid) => known.delete(uuid));
  if (isComplete) return;
  const key = 'campeonatos.sorteio_incompleto';
  throw new AppError('dados_invalidos', { validations: { ordem: { key } } });
}

/** Pots as the organiser gave them; those without one are drawn last. */
function potesDe(confirmados: readonly Confirmado[]): TeamId[][] {
  const pots = Map.groupBy(confirmados, ({ pote }) => pote ?? Number.POSITIVE_INFINITY);
  return [...pots].sort(([a], [b]) => a - b).map(([, members]) => members.map(({ uuid }) => uuid));
}

const grupos = (fase: Fase | undefined) => (fase?.tipo === 'grupos' ? fase.grupos : 0);

/** Groups by hand have the names that the next phase asks for; without groups there is one list. */
function requireGroups(manual: Body['manual'], count: number): void {
  if (!manual || Array.isArray(manual)) return;
  const names = new Set(nomesDosGrupos(count));
  if (Object.keys(manual).length === count && Object.keys(manual).every((id) => names.has(id))) {
    return;
  }
  const key = 'campeonatos.sorteio_grupos';
  throw new AppError('dados_invalidos', { validations: { manual: { key, params: { n: count } } } });
}

function requireDrawableCount({ metodo }: Body, count: number, confirmados: number): void {
  if (metodo === 'manual' || count === 0 || confirmados <= MAIS_EM_GRUPOS) return;
  const validations = {
    metodo: { key: 'campeonatos.sorteio_muitos', params: { n: MAIS_EM_GRUPOS } },
  } as const;
  throw new AppError('dados_invalidos', { validations });
}

function separadosRecusados({ metodo, separados }: Body, count: number, everybody: TeamId[]) {
  const known = new Set(everybody);
  const isKnown = separados.every(
    (list) => new Set(list).size === list.length && list.every((uuid) => known.has(uuid)),
  );
  if (!isKnown) return { key: 'campeonatos.separados_errados' } as const;
  // Where there are no groups, or nothing is drawn, a restriction would hold nobody back.
  if (count === 0 || metodo === 'manual')
    return { key: 'campeonatos.separados_so_grupos' } as const;
  if (separados.some((list) => list.length > count)) {
    return { key: 'campeonatos.separados_grupos', params: { n: count } } as const;
  }
  const { participantes, nasListas } = MAIS_SEPARADOS;
  if (everybody.length > participantes || separados.flat().length > nasListas) {
    const params = { n: nasListas, participantes };
    return { key: 'campeonatos.separados_demais', params } as const;
  }
  return undefined;
}

function requireSeparados(body: Body, count: number, everybody: TeamId[]): void {
  if (body.separados.length === 0) return;
  const separados = separadosRecusados(body, count, everybody);
  if (separados) throw new AppError('dados_invalidos', { validations: { separados } });
}

function entradaDe(
  body: Body,
  fases: readonly Fase[],
  confirmados: Confirmado[],
): EntradaDoSorteio {
  const { metodo, manual, ordem, potes, separados } = body;
  const everybody = confirmados.map(({ uuid }) => uuid);
  requireDrawableCount(body, grupos(fases[0]), everybody.length);
  requireSeparados(body, grupos(fases[0]), everybody);
  if (metodo === 'manual') {
    requireEverybody(Object.values(manual ?? []).flat(), confirmados);
    requireGroups(manual, grupos(fases[0]));
  }
  if (ordem) requireEverybody(ordem, confirmados);
  if (potes) requireEverybody(potes.flat(), confirmados);
  const pots = metodo === 'potes' ? (potes ?? potesDe(confirmados)) : [ordem ?? everybody];
  return { metodo, grupos: grupos(fases[0]), potes: pots, separados, manual: manual ?? null };
}

const canDraw = (entrada: EntradaDoSorteio, semente: string) =>
  daParaSeparar(entrada) && sortear(entrada, semente).ok;

function requireFormato(fases: readonly Fase[], { manual }: EntradaDoSorteio, n: number) {
  const isByGroup = manual !== null && !Array.isArray(manual);
  const menor = isByGroup
    ? Math.min(...Object.values(manual).map(({ length }) => length))
    : undefined;
  const problemas = problemasDoFormato(fases, n, menor);
  if (problemas.length > 0) throw formatoRecusado(problemas);
}

export async function novoSorteio(
  { tx, campeonato, quem }: Pick<Escrita, 'tx' | 'campeonato' | 'quem'>,
  body: Body,
): Promise<SorteioRow> {
  requireDrawable(campeonato);
  const confirmados = await listConfirmados(tx, campeonato.id);
  const semente = randomBytes(32).toString('hex');
  const entrada = entradaDe(body, campeonato.fases, confirmados);
  // Said before the hash is published, not in front of everybody.
  requireFormato(campeonato.fases, entrada, confirmados.length);
  if (entrada.separados.length > 0 && !canDraw(entrada, semente)) throw impossible(entrada);
  const uuid = uuidv7();
  await insertSorteio(tx, {
    uuid,
    campeonatoId: campeonato.id,
    criadoPor: quem.user?.uuid ?? '',
    metodo: body.metodo,
    entrada,
    semente,
    semente_hash: createHash('sha256').update(semente).digest('hex'),
  });
  const row = await findSorteio(tx, campeonato.id, uuid);
  if (!row) throw new Error('the draw that was just made is not there');
  return row;
}

/** Between the two steps somebody may have come or gone, or the format may have changed. */
async function requireStillTrue(
  { tx, campeonato }: Pick<Escrita, 'tx' | 'campeonato'>,
  row: SorteioRow,
) {
  const { potes, manual, grupos: count } = row.entrada;
  const given = manual ? Object.values(manual).flat() : potes.flat();
  const known = new Set((await listConfirmados(tx, campeonato.id)).map(({ uuid }) => uuid));
  const isSame = given.length === known.size && given.every((uuid) => known.has(uuid));
  if (isSame && count === grupos(campeonato.fases[0])) return;
  throw new AppError('estado_mudou', { text: { key: 'campeonatos.sorteio_velho' } });
}

/** Nobody kept apart: then it is the number of groups that does not fit. */
function impossible({ separados, potes }: EntradaDoSorteio): AppError {
  const n = potes.flat().length;
  const validations =
    separados.length > 0
      ? { separados: { key: 'campeonatos.sorteio_impossivel' } as const }
      : { fases: { key: 'campeonatos.formato_impossivel', params: { n } } as const };
  return new AppError('dados_invalidos', { validations });
}

/** Runs a prepared draw and makes the matches of all phases. */
export async function executarSorteio(
  { tx, campeonato }: Pick<Escrita, 'tx' | 'campeonato'>,
  row: SorteioRow,
): Promise<void> {
  requireDrawable(campeonato);
  await requireStillTrue({ tx, campeonato }, row);
  const drawn = sortear(row.entrada, row.semente);
  if (!drawn.ok) throw impossible(row.entrada);
  const { entrantes, bolas } = drawn.value;
  await deletePartidas(tx, campeonato.id);
  await insertEntrantes(tx, campeonato.id, { fase: 1, entrantes });
  await criarPartidas(tx, campeonato.id, {
    fases: campeonato.fases,
    sorteado: entrantes,
    participantes: bolas.length,
    semente: row.semente,
  });
  await updateRealizado(tx, row.uuid, bolas);
  await atualizarQuadros(tx, campeonato);
}

export const prepararSorteio: Handler<typeof preparar> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  return escrever(services, pedido, async (escrita) => {
    const row = await novoSorteio(escrita, body);
    await escrita.registrar({ acao: 'preparar-sorteio', objeto: row.uuid });
    return { data: apresentarSorteio(row) };
  });
};

export const realizarSorteio: Handler<typeof realizar> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx } = escrita;
    const row = await findSorteio(tx, params.id, body.uuid);
    if (!row) throw new AppError('nao_encontrado');
    if (row.realizado_em) return { data: apresentarSorteio(row) };
    await executarSorteio(escrita, row);
    const por = escrita.quem.user?.uuid;
    await avisarParticipantes(tx, escrita.campeonato, { aviso: 'sorteado', por });
    await escrita.registrar({ acao: 'realizar-sorteio', objeto: row.uuid });
    const done = await findSorteio(tx, params.id, body.uuid);
    return { data: apresentarSorteio(done ?? row) };
  });
};

export const desfazerSorteio: Handler<typeof desfazer> = async (services, { params, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  await escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const { estado } = campeonato;
    requireDrawable(campeonato);
    if (!campeonato.tem_partidas) return;
    await deletePartidas(tx, params.id);
    await atualizarQuadros(tx, campeonato);
    if (estado === 'andamento') await updateEstado(tx, params.id, 'inscricoes');
    await registrar({ acao: 'desfazer-sorteio' });
  });
  return undefined;
};
