// A correction that changes many matches at once tells of all of them, and asks the database as if it were one.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { aceito, placar } from '#server/testing/vida.ts';

const t = testApp();

/** Groups of three, all played: two of each meet others in a bracket. Ana speaks for everybody. */
async function groups(grupos: number) {
  const org = await t.signedIn();
  const ana = await t.signedIn();
  const fases = [{ tipo: 'grupos', grupos, classificam: 2 }, { tipo: 'mata_mata' }];
  const id = await makeCampeonato(org, { fases });
  const order = await insertNames(t, id, grupos * 3);
  await t.db.run(sql`
    insert into jogadores (uuid, participante_uuid, usuario_uuid, nome, papel)
    select gen_random_uuid(), uuid, ${ana.uuid}, 'Ana', 'capitao' from participantes
    where campeonato_id = ${id}`);
  await startCampeonato(org, id);
  for (;;) {
    const open = (await currentRound(org, id)).filter(
      (one) => one.placar === null && one.confronto === null,
    );
    if (open.length === 0) break;
    for (const partida of open) {
      const [home, away] = [partida.mandante, partida.visitante].map(({ participante }) =>
        order.indexOf(participante ?? ''),
      ) as [number, number];
      aceito(await score(org, partida, home < away ? placar(40 - home, 0) : placar(0, 40 - away)));
    }
  }
  await t.db.run(sql`delete from notificacoes`);
  return { org, id, ana };
}

async function clearLast({ org, id }: { org: SignedIn; id: string }): Promise<string[]> {
  const rows = await t.db.rows<{ uuid: string; versao: number }>(sql`
    select uuid, versao from partidas where campeonato_id = ${id} and fase = 1
    order by rodada desc, ordem desc limit 1`);
  const [last] = rows;
  if (!last) throw new Error('no group match');
  const more = { motivo: 'súmula trocada', ciente: true };
  let answer: Awaited<ReturnType<typeof score>> | undefined;
  const asked = await t.statementsOf(async () => {
    answer = await score(org, last, { tipo: 'limpar' }, more);
  });
  expect(answer?.statusCode, answer?.body).toBe(200);
  return asked;
}

const ABOUT = [/^\s*with vozes as/, /nome\) as nome from participantes/, /^\s*insert into saida/];

test('a correction that opens a bracket of many asks no more of the database than for one of a few', async () => {
  const [few, many] = [await groups(2), await groups(4)];
  const about = (asked: readonly string[]) =>
    ABOUT.map((one) => asked.filter((text) => one.test(text)).length);
  const asked = about(await clearLast(few));
  expect(about(await clearLast(many))).toEqual(asked);
  const told = async ({ id }: { id: string }) =>
    (
      await t.db.rows(sql`
      select n.url from notificacoes n join partidas p on n.url = '/partida/' || p.uuid
      where p.campeonato_id = ${id} and n.tipo = 'partida_mudou' and p.fase = 2`)
    ).length;
  expect([await told(few), await told(many)]).toEqual([2, 4]);
});
