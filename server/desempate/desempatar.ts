import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { desempatar as endpoint } from '#contract/desempate.ts';
import { makeRandom, shuffle } from '#engine/random.ts';
import type { TeamId } from '#engine/types.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { desempataNoJogo } from '#regras/configuracao/formato.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { empatesDe } from '#server/competicao/empates.ts';
import { carregarEstado, type Estado } from '#server/competicao/estado.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { mudarComImpacto } from '#server/partidas/desfazer-seguintes.ts';

const refusal = (reason: 'sem_empate' | 'desempate_cedo') =>
  new AppError('estado_mudou', { text: { key: `campeonatos.${reason}` } });

function requireEmpatados(estado: Estado, fase: number): readonly TeamId[] {
  const found = empatesDe(estado, fase);
  if (!found) throw new AppError('nao_encontrado');
  if (!found.isOver) throw refusal('desempate_cedo');
  return found.empatados;
}

/** Lots that fell before stay as they fell; each new one falls anywhere among them. */
function porSorteio(
  before: readonly TeamId[],
  level: readonly TeamId[],
  semente: string,
): TeamId[] {
  const random = makeRandom(semente);
  const order = [...before];
  const fresh = level.filter((team) => !before.includes(team));
  for (const team of shuffle(fresh, random)) {
    order.splice(random.below(order.length + 1), 0, team);
  }
  return order;
}

/** An order by hand holds among its own; all others keep theirs. */
function porMao(before: readonly TeamId[], given: readonly TeamId[]): TeamId[] {
  let order = [...before];
  for (const [index, team] of [...given.entries()].reverse()) {
    const next = given[index + 1];
    if (next === undefined && order.includes(team)) continue;
    const isBefore = order.includes(team) && order.indexOf(team) < order.indexOf(next ?? team);
    if (isBefore) continue;
    order = order.filter((other) => other !== team);
    order.splice(next === undefined ? order.length : order.indexOf(next), 0, team);
  }
  return order;
}

function requireKnown(given: readonly TeamId[], known: readonly TeamId[]): void {
  const isRight =
    given.length > 1 &&
    new Set(given).size === given.length &&
    given.every((uuid) => known.includes(uuid));
  if (!isRight) throw refusal('sem_empate');
}

/** Chance has no say where the rules leave it to an extra match. */
function requireLots(fase: Fase | undefined, level: readonly TeamId[]): void {
  if (level.length === 0) throw refusal('sem_empate');
  if (!fase || !desempataNoJogo(fase)) return;
  const key = 'campeonatos.desempate_no_jogo';
  throw new AppError('dados_invalidos', { validations: { ordem: { key } } });
}

type Desempate = { readonly fase: number; readonly ordem: readonly TeamId[] };

const saveDesempate = (tx: Tx, id: string, { fase, ordem }: Desempate) =>
  tx.run(sql`
    update quadros set desempate = ${JSON.stringify(ordem)}
    where campeonato_id = ${id} and fase = ${fase}`);

export async function gravarDesempate(
  tx: Tx,
  campeonato: Pick<CampeonatoRow, 'id' | 'fases'>,
  desempate: Desempate,
): Promise<void> {
  await saveDesempate(tx, campeonato.id, desempate);
  await atualizarQuadros(tx, campeonato);
}

export const desempatar: Handler<typeof endpoint> = async (services, { params, body, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    const estado = await carregarEstado(tx, campeonato);
    const level = requireEmpatados(estado, body.fase);
    const before = estado.dados.desempates[body.fase - 1] ?? [];
    const given = body.ordem ?? undefined;
    // An order that was entered wrongly can be put right: who is already in it is known too.
    if (given) requireKnown(given, [...level, ...before]);
    else requireLots(campeonato.fases[body.fase - 1], level);
    const semente = randomBytes(16).toString('hex');
    const ordem = given ? porMao(before, given) : porSorteio(before, level, semente);
    const desfez = await mudarComImpacto(escrita, body.ciente, () =>
      saveDesempate(tx, campeonato.id, { fase: body.fase, ordem }),
    );
    const undone = desfez.length > 0 && { desfez };
    const how = given ? { ordem, ...undone } : { ordem, semente, ...undone };
    await registrar({ acao: 'desempatar', objeto: String(body.fase), depois: how });
    return { data: { ordem } };
  });
};
