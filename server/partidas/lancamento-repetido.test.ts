import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

async function start(fases: object[], count: number) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  await insertNames(t, id, count);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  return { org, id, round };
}

const placar = (mandante: number, visitante: number) => ({ tipo: 'placar', mandante, visitante });

const entries = async (org: SignedIn, id: string): Promise<number> =>
  (await org.get(`/api/campeonatos/${id}/historico`))
    .json()
    .data.filter(({ acao }: { acao: string }) => acao === 'lancar-placar').length;

test('the same entry sent again by who made it gets the first answer, and is made once', async () => {
  const { org, id, round } = await start([{ tipo: 'pontos_corridos' }], 4);
  const [partida] = (await round(1)) as [PartidaDeTeste];
  const first = await score(org, partida, placar(3, 1));
  const again = await score(org, partida, placar(3, 1));
  expect(again.statusCode, again.body).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect(first.json().impacto.posicoes).not.toEqual([]);
  expect(await entries(org, id)).toBe(1);
});

test('sent twice at the same moment, both get the answer and it is made once', async () => {
  const { org, id, round } = await start([{ tipo: 'pontos_corridos' }], 4);
  const [partida] = (await round(1)) as [PartidaDeTeste];
  const answers = await Promise.all([1, 2, 3].map(() => score(org, partida, placar(2, 0))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
  expect(await entries(org, id)).toBe(1);
});

test('a correction sent again still tells which later results it undid', async () => {
  const { org, round } = await start([{ tipo: 'mata_mata' }], 4);
  const [semi, other] = (await round(1)) as [PartidaDeTeste, PartidaDeTeste];
  const { data: played } = (await score(org, semi, placar(1, 0))).json();
  await score(org, other, placar(1, 0));
  const [final] = (await round(2)) as [PartidaDeTeste];
  await score(org, final, placar(2, 0));
  const change = () => score(org, played, placar(0, 1), { motivo: 'trocado', ciente: true });
  const first = await change();
  expect(first.json().impacto.partidas).toMatchObject([
    { uuid: final.uuid, perde_resultado: true },
  ]);
  const again = await change();
  expect(again.statusCode, again.body).toBe(200);
  expect(again.json()).toEqual(first.json());
});

test('another entry on the old version is refused with what stands', async () => {
  const { org, id, round } = await start([{ tipo: 'pontos_corridos' }], 4);
  const [partida, late] = (await round(1)) as [PartidaDeTeste, PartidaDeTeste];
  await score(org, partida, placar(3, 1));
  const refused = await score(org, partida, placar(3, 2));
  expect(refused.statusCode).toBe(409);
  expect(refused.json().data).toMatchObject({ placar: { mandante: 3, visitante: 1 } });
  const reason = await score(org, partida, placar(3, 1), { motivo: 'outra coisa' });
  expect(reason.statusCode).toBe(409);
  const day = (at: string) => ({ tipo: 'adiar', jogo_previsto_at: at });
  await score(org, late, day('2027-01-05T22:00:00Z'));
  expect((await score(org, late, day('2027-01-05T22:00:00Z'))).statusCode).toBe(200);
  expect((await score(org, late, day('2027-01-06T22:00:00Z'))).statusCode).toBe(409);
  expect(await entries(org, id)).toBe(2);
});

test('the same entry by somebody else is a conflict', async () => {
  const { org, id, round } = await start([{ tipo: 'pontos_corridos' }], 4);
  const helper = await t.signedIn();
  await t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel)
    values (${id}, ${helper.uuid}, 'resultados')`);
  const [partida] = (await round(1)) as [PartidaDeTeste];
  await score(org, partida, placar(3, 1));
  expect((await score(helper, partida, placar(3, 1))).statusCode).toBe(409);
});

test('once somebody changed the result, the entry before it is a conflict', async () => {
  const { org, round } = await start([{ tipo: 'pontos_corridos' }], 4);
  const [partida] = (await round(1)) as [PartidaDeTeste];
  const { data } = (await score(org, partida, placar(3, 1))).json();
  await score(org, data, { tipo: 'limpar' }, { motivo: 'jogo errado' });
  const late = await score(org, partida, placar(3, 1));
  expect(late.statusCode).toBe(409);
  expect(late.json().data.placar).toBeNull();
});

test('a result that another correction undid is not said to stand', async () => {
  const { org, round } = await start([{ tipo: 'mata_mata' }], 4);
  const [semi, other] = (await round(1)) as [PartidaDeTeste, PartidaDeTeste];
  const { data: played } = (await score(org, semi, placar(1, 0))).json();
  await score(org, other, placar(1, 0));
  const [final] = (await round(2)) as [PartidaDeTeste];
  await score(org, final, placar(2, 0));
  await score(org, played, placar(0, 1), { motivo: 'trocado', ciente: true });
  expect((await score(org, final, placar(2, 0))).statusCode).toBe(409);
});
