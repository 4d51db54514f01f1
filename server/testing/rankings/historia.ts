// A past for rankings: people, public championships and matches that both sides confirmed, straight into the tables.
// How results become official is tested elsewhere; here only what is kept of it counts.
import sql from 'sql-template-tag';
import { camisaDe } from '#regras/escudos/camisa.ts';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { SignedIn, TestApp } from '../app.ts';
import { makeCampeonato } from '../campeonato.ts';

export type Historia = {
  readonly id: string;
  /** Accounts, and the participants that they are here. */
  readonly pessoas: readonly string[];
  readonly participantes: readonly string[];
  readonly partidas: readonly string[];
};

const semana = 7 * 24 * 60 * 60 * 1000;

/** Everybody against everybody, a match every so often, from so many weeks ago on. */
export async function insertHistoria(
  t: TestApp,
  org: SignedIn,
  pessoas: readonly string[],
  { semanas = 3, gols = (n: number): [number, number] => [n % 4, (n * 7) % 3] } = {},
): Promise<Historia> {
  const id = await makeCampeonato(org, { nome: `Copa ${uuidv7().slice(-4)}` });
  await t.db.run(sql`
    update campeonatos set visibilidade = 'publico', estado = 'andamento', modalidade = 'ea_fc',
      created_at = created_at - interval '2 days' where id = ${id}`);
  const participantes = pessoas.map(() => uuidv7());
  await t.db.run(sql`
    insert into participantes (uuid, campeonato_id, usuario_uuid, nome, sigla, escudo, status)
    select x.uuid, ${id}, x.usuario, 'Time', 'TIM', ${JSON.stringify(camisaDe('Time'))}::jsonb, 2
    from unnest(${participantes}::uuid[], ${pessoas}::uuid[]) as x (uuid, usuario)`);
  const pairs = pessoas.flatMap((_, a) =>
    pessoas.slice(a + 1).map((__, b) => [a, a + 1 + b] as const),
  );
  const start = Date.now() - semanas * semana;
  const partidas = pairs.map(([a, b], n) => ({
    ...{ uuid: uuidv7(), ordem: n + 1, mandante: participantes[a], visitante: participantes[b] },
    ...{ pessoa_a: pessoas[a], pessoa_b: pessoas[b], placar: gols(n) },
    em: new Date(start + Math.floor((n * semanas * semana) / pairs.length)).toISOString(),
  }));
  for (const { uuid, ordem, mandante, visitante, placar, em, ...who } of partidas) {
    const resultado = { tipo: 'placar', mandante: placar[0], visitante: placar[1] };
    await t.db.run(sql`
      insert into partidas (uuid, campeonato_id, fase, rodada, ordem, vaga_mandante, vaga_visitante,
        mandante_uuid, visitante_uuid, estado, resultado, jogo_previsto_at)
      values (${uuid}, ${id}, 1, 1, ${ordem}, '{"tipo":"folga"}', '{"tipo":"folga"}', ${mandante},
        ${visitante}, 'confirmada', ${JSON.stringify(resultado)}, ${em})`);
    await t.db.run(sql`
      with marcas as (
        insert into presencas (partida_uuid, lado, participante_uuid, usuario_uuid)
        values (${uuid}, 'mandante', ${mandante}, ${who.pessoa_a}),
          (${uuid}, 'visitante', ${visitante}, ${who.pessoa_b}))
      insert into oficiais (partida_uuid, via, afirmado)
      values (${uuid}, 'confirmacao', '{mandante,visitante}')`);
  }
  return { id, pessoas, participantes, partidas: partidas.map(({ uuid }) => uuid) };
}

/** Closed: the first participant is the champion, and so on. */
export async function encerrar(
  tx: Tx,
  { id, participantes }: Historia,
  ordem: readonly number[] = participantes.map((_, index) => index),
): Promise<void> {
  await tx.run(sql`
    update campeonatos set estado = 'encerrado', encerrado_em = agora() where id = ${id}`);
  await tx.run(sql`delete from colocacoes where campeonato_id = ${id}`);
  for (const [place, index] of ordem.entries()) {
    await tx.run(sql`
      insert into colocacoes (campeonato_id, participante_uuid, de, ate, fase)
      values (${id}, ${participantes[index]}, ${place + 1}, ${place + 1}, 1)`);
  }
}

export async function reabrir(tx: Tx, { id }: Historia): Promise<void> {
  await tx.run(sql`
    with lugares as (delete from colocacoes where campeonato_id = ${id})
    update campeonatos set estado = 'andamento', encerrado_em = null where id = ${id}`);
}

export async function corrigir(
  tx: Tx,
  partida: string,
  [mandante, visitante]: readonly [number, number],
): Promise<void> {
  const resultado = JSON.stringify({ tipo: 'placar', mandante, visitante });
  await tx.run(sql`update partidas set resultado = ${resultado} where uuid = ${partida}`);
}
