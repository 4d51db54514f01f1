// The time to pay is over: what the clock does, once.
import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato, startCampeonato } from '#server/testing/campeonato.ts';
import { testClock, wakeRobot } from '#server/testing/clock.ts';
import { avisosDe } from '#server/testing/dois-lados.ts';

const t = testApp();
const clock = testClock(t);

/** Noon of a Monday in Brasília. */
const NOON = '2027-03-01T15:00:00.000Z';
const hour = (n: number) => new Date(Date.parse(NOON) + n * 3_600_000).toISOString();

beforeEach(async () => {
  await t.db.run(sql`delete from campeonatos`);
  await clock.to(NOON);
});

const TAXA = {
  ...{ aprovacao: 'automatica', pede: [], taxa_centavos: 2_000, vagas: 4 },
  pagar_ate: hour(72),
};

async function scene(inscricao: object = {}) {
  const org = await t.signedIn();
  const id = await openCampeonato(org, { ...TAXA, ...inscricao });
  const enter = async () => {
    const who = await t.signedIn();
    const entered = await who.post(`/api/campeonatos/${id}/participantes`, {});
    expect(entered.statusCode, entered.body).toBe(201);
    return { who, uuid: entered.json().data.uuid as string };
  };
  return { org, id, pays: await enter(), owes: await enter() };
}

type Scene = Awaited<ReturnType<typeof scene>>;

const pay = ({ org, id, pays }: Scene) =>
  org.put(`/api/campeonatos/${id}/taxas`, {
    ...{ itens: [{ participante: pays.uuid, parcela: 1 }], estado: 'paga' },
  });

const ofFees = async (who: SignedIn) =>
  (await avisosDe(who)).map(({ tipo }) => tipo).filter((tipo) => tipo.startsWith('taxa_'));

const statusOf = async ({ org, id }: Scene, uuid: string) =>
  (await org.get(`/api/campeonatos/${id}/participantes`))
    .json()
    .data.find((one: { uuid: string }) => one.uuid === uuid).status;

async function over(hours = 73): Promise<void> {
  await clock.to(hour(hours));
  await wakeRobot(t);
  await wakeRobot(t);
}

test('who owes is reminded a day and two hours before; who paid is not', async () => {
  const one = await scene();
  await pay(one);
  for (const at of [48, 70]) {
    await clock.to(hour(at));
    await wakeRobot(t);
  }
  expect(await ofFees(one.owes.who)).toEqual(['taxa_lembrete', 'taxa_lembrete']);
  expect(await ofFees(one.pays.who)).toEqual(['taxa_paga']);
});

test('before the draw who has not paid is out where the settings say so, and the queue moves up', async () => {
  const one = await scene({ nao_pagou: 'cancela', vagas: 2 });
  await pay(one);
  const next = await t.signedIn();
  const entered = await next.post(`/api/campeonatos/${one.id}/participantes`, {});
  expect(entered.json().data.espera).toBe(1);
  await over();
  expect(await statusOf(one, one.owes.uuid)).toBe(3);
  expect(await statusOf(one, one.pays.uuid)).toBe(2);
  expect(await statusOf(one, entered.json().data.uuid)).toBe(2);
  expect((await avisosDe(one.owes.who))[0]).toMatchObject({
    tipo: 'inscricao_cancelado',
    mensagem: expect.stringContaining('a taxa não foi paga até o prazo'),
  });
  expect(await ofFees(one.org)).toEqual(['taxa_cancelou']);
  // Called from the queue after the deadline: nobody is thrown out for what was over before.
  await over(100);
  expect(await statusOf(one, entered.json().data.uuid)).toBe(2);
  expect(await ofFees(one.org)).toEqual(['taxa_cancelou']);
});

test.each([
  ['the settings do not say so', {}, false],
  ['it is drawn', { nao_pagou: 'cancela' }, true],
])('where %s they stay, and are told once', async (_, inscricao, isDrawn) => {
  const one = await scene(inscricao);
  await pay(one);
  if (isDrawn) {
    await insertNames(t, one.id, 2);
    await t.db.run(sql`update campeonatos set confirmados = 4 where id = ${one.id}`);
    await startCampeonato(one.org, one.id);
  }
  await over();
  expect(await statusOf(one, one.owes.uuid)).toBe(2);
  expect((await ofFees(one.owes.who)).filter((tipo) => tipo === 'taxa_atrasada')).toHaveLength(1);
  expect((await ofFees(one.org)).filter((tipo) => tipo === 'taxa_venceu')).toHaveLength(1);
  expect(await ofFees(one.pays.who)).toEqual(['taxa_paga']);
});

test('a receipt that nobody has looked at keeps the place', async () => {
  const one = await scene({ nao_pagou: 'cancela' });
  await pay(one);
  await t.db.run(sql`
    insert into taxas (campeonato_id, participante_uuid, parcela, estado, centavos)
    values (${one.id}, ${one.owes.uuid}, 1, 'enviada', 2000)`);
  await over();
  expect(await statusOf(one, one.owes.uuid)).toBe(2);
  expect(await ofFees(one.org)).toEqual([]);
});

test('moved or taken away, the old deadline does nothing; one that has passed is not made', async () => {
  const one = await scene({ nao_pagou: 'cancela' });
  const save = async (pagar_ate: string | null) => {
    const { data } = (await one.org.get(`/api/campeonatos/${one.id}`)).json();
    const { nome, fases, regras, inscricao, configuracao_versao } = data;
    const form = { nome, fases, regras, configuracao_versao };
    const saved = await one.org.put(`/api/campeonatos/${one.id}`, {
      ...{ ...form, inscricao: { ...inscricao, pagar_ate } },
    });
    expect(saved.statusCode, saved.body).toBe(200);
  };
  await save(hour(90));
  await over();
  expect(await statusOf(one, one.owes.uuid)).toBe(2);
  await save(null);
  await over(91);
  await save(hour(80));
  await over(92);
  expect(await statusOf(one, one.owes.uuid)).toBe(2);
});

test('so many days after the start is a deadline like any other', async () => {
  const one = await scene({ pagar_ate: null, prazo_pagamento_dias: 3 });
  await insertNames(t, one.id, 2);
  await t.db.run(sql`update campeonatos set confirmados = 4 where id = ${one.id}`);
  await startCampeonato(one.org, one.id);
  await over(74);
  expect(await ofFees(one.org)).toEqual(['taxa_venceu']);
});
