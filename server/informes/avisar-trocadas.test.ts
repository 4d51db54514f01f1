// A correction that changes many matches at once tells of all of them, and asks the database as if it were one.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
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

/** The first round is played, and is told of to Ana, who speaks for everybody. */
async function bracket(count: number, locale = 'pt-BR') {
  const org = await t.signedIn();
  const ana = await t.signedIn();
  await t.db.run(sql`update usuarios set locale = ${locale} where uuid = ${ana.uuid}`);
  const fases = [{ tipo: 'mata_mata', terceiro_lugar: true, wo_duplo: 'eliminados' }];
  const id = await makeCampeonato(org, { fases });
  await insertNames(t, id, count);
  await t.db.run(sql`
    insert into jogadores (uuid, participante_uuid, usuario_uuid, nome, papel)
    select gen_random_uuid(), uuid, ${ana.uuid}, 'Ana', 'capitao' from participantes
    where campeonato_id = ${id}`);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  for (const one of await round(1)) aceito(await score(org, one, placar(2, 1)));
  await t.db.run(sql`delete from notificacoes`);
  const missed = async (partida: PartidaDeTeste | undefined) => {
    const more = { motivo: 'ninguém veio', ciente: true };
    aceito(await score(org, partida as PartidaDeTeste, { tipo: 'wo', wo_de: 'ambos' }, more));
  };
  const told = async (partida: PartidaDeTeste): Promise<string> => {
    const { data } = (await ana.get('/api/usuario/notifications')).json();
    const found = data.filter(({ url }: { url: string }) => url === `/partida/${partida.uuid}`);
    expect(found).toHaveLength(1);
    return found[0].mensagem;
  };
  return { org, round, missed, told };
}

test('who is champion because nobody came to the other semi-final is told so, not that results are missing', async () => {
  const { org, round, missed, told } = await bracket(4);
  const both = await round(2);
  const final = both.find(({ confronto }) => confronto !== 'terceiro') as PartidaDeTeste;
  const third = both.find(({ confronto }) => confronto === 'terceiro') as PartidaDeTeste;
  await missed((await round(1))[1]);
  expect(await told(final)).toMatch(
    /não está mais marcado\. Time \d+ fica sem adversário e é campeão\.$/,
  );
  expect(await told(third)).toMatch(/ Time \d+ fica sem adversário e termina em 3º lugar\.$/);
  const { data } = (await org.get(`/api/partidas/${final.uuid}`)).json();
  expect(data.confronto).toMatchObject({ situacao: 'passa_direto' });
  expect([final.mandante.participante, final.visitante.participante]).toContain(
    data.confronto.vencedor,
  );
});

test('who goes through because nobody came to the other match is told so, with the result that is gone', async () => {
  const { org, round, missed, told } = await bracket(8, 'en');
  const [semi] = (await round(2)) as [PartidaDeTeste];
  aceito(await score(org, semi, placar(2, 1)));
  await t.db.run(sql`delete from notificacoes`);
  const plays = ({ mandante }: PartidaDeTeste) =>
    mandante.participante === semi.visitante.participante;
  await missed((await round(1)).find(plays));
  expect(await told(semi)).toMatch(
    / a change undid the result of .*\. Time \d+ has nobody to play and goes through\.$/,
  );
});
