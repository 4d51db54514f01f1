import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { desempatar as endpoint } from '#contract/gestao.ts';
import { makeRandom, shuffle } from '#engine/random.ts';
import type { TeamId } from '#engine/types.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { carregarEstado, type Estado } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';

/** Those of a phase that nothing separates, with the others of their position. */
function empatados({ fases }: Estado, fase: number): TeamId[] {
  const state = fases[fase - 1];
  if (state?.kind !== 'table') throw new AppError('nao_encontrado');
  return [...state.tables.values()].flatMap((rows) =>
    rows.filter(({ pending }) => pending).map(({ team }) => team),
  );
}

export const desempatar: Handler<typeof endpoint> = async (services, { params, body, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const level = empatados(await carregarEstado(tx, campeonato), body.fase);
    const given = body.ordem ?? undefined;
    if (level.length === 0 || given?.some((uuid) => !level.includes(uuid))) {
      throw new AppError('estado_mudou', { text: { key: 'campeonatos.sem_empate' } });
    }
    const semente = randomBytes(16).toString('hex');
    const ordem = given ?? shuffle(level, makeRandom(semente));
    await tx.run(sql`
      update quadros set desempate = ${JSON.stringify(ordem)}
      where campeonato_id = ${params.id} and fase = ${body.fase}`);
    await atualizarQuadros(tx, campeonato);
    const how = given ? { ordem } : { ordem, semente };
    await registrar({ acao: 'desempatar', objeto: String(body.fase), depois: how });
    return { data: { ordem: [...ordem] } };
  });
};
