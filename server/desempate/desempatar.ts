import type { desempatar as endpoint } from '#contract/desempate.ts';
import type { TeamId } from '#engine/types.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { empatesDe } from '#server/competicao/empates.ts';
import { carregarEstado, type Estado } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { mudarComImpacto } from '#server/partidas/desfazer-seguintes.ts';
import { saveDesempate } from './gravar-desempate.ts';
import { recusa } from './recusa.ts';

function requireEmpatados(estado: Estado, fase: number): readonly TeamId[] {
  const found = empatesDe(estado, fase);
  if (!found) throw new AppError('nao_encontrado');
  if (!found.isOver) throw recusa('desempate_cedo');
  return found.empatados;
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
  if (!isRight) throw recusa('sem_empate');
}

export const desempatar: Handler<typeof endpoint> = async (services, { params, body, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    const estado = await carregarEstado(tx, campeonato);
    const level = requireEmpatados(estado, body.fase);
    const before = estado.dados.desempates[body.fase - 1] ?? [];
    // An order that was entered wrongly can be put right: who is already in it is known too.
    requireKnown(body.ordem, [...level, ...before]);
    const ordem = porMao(before, body.ordem);
    const desfeitas = await mudarComImpacto(escrita, body.ciente, () =>
      saveDesempate(tx, campeonato.id, { fase: body.fase, ordem }),
    );
    const undone = desfeitas.length > 0 && { desfeitas };
    const depois = { ordem, dada: body.ordem, ...undone };
    await registrar({ acao: 'desempatar', objeto: String(body.fase), depois });
    return { data: { ordem } };
  });
};
