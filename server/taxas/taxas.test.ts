// Fees between people: who sees the key and pays, receipts, what organisers decide, and the till.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasError, isStaticPix, parsePix } from 'pix-utils';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { ParcelaMostrada } from '#contract/campeonato/taxas.ts';
import { arquivosNoDisco } from '#server/arquivos/disco.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato, startCampeonato } from '#server/testing/campeonato.ts';
import type { Client } from '#server/testing/client.ts';
import { picture, sendFile } from '#server/testing/foto.ts';
import { sweepOrphans } from '#server/upload/files.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tabelao-taxas-'));
const t = testApp({ DATA_DIR });

const TAXA = {
  ...{ aprovacao: 'automatica', pede: [], taxa_centavos: 2_000, vagas: 3 },
  ...{ chave_pix: 'dona@exemplo.com', pix_nome: 'Dona da Copa', pix_cidade: 'São Luís' },
};

async function scene(inscricao: object = {}) {
  const org = await t.signedIn();
  const id = await openCampeonato(org, { ...TAXA, ...inscricao });
  const ana = await t.signedIn({ nome: 'Ana Paga' });
  const entered = await ana.post(`/api/campeonatos/${id}/participantes`, {});
  expect(entered.statusCode, entered.body).toBe(201);
  return { org, id, ana, uuid: entered.json().data.uuid as string };
}

type Scene = Awaited<ReturnType<typeof scene>>;

const mine = async (who: SignedIn, { id }: Pick<Scene, 'id'>) =>
  (await who.get(`/api/campeonatos/${id}/taxas/minha`)).json().data;

const estadosDe = async (who: SignedIn, one: Pick<Scene, 'id'>) =>
  (await mine(who, one)).parcelas.map(({ estado }: ParcelaMostrada) => estado);

const receiptPath = ({ id, uuid }: Pick<Scene, 'id' | 'uuid'>, parcela = 1) =>
  `/api/campeonatos/${id}/taxas/${uuid}/${parcela}/comprovante`;

const sendReceipt = async (who: Client, one: Pick<Scene, 'id' | 'uuid'>, parcela = 1) =>
  sendFile(
    who,
    { path: receiptPath(one, parcela), field: 'comprovante', method: 'PUT' },
    await picture(),
  );

const decide = (
  who: SignedIn,
  { id, uuid }: Pick<Scene, 'id' | 'uuid'>,
  estado: string,
  more: object = {},
) =>
  who.put(`/api/campeonatos/${id}/taxas`, {
    ...{ itens: [{ participante: uuid, parcela: 1 }], estado, ...more },
  });

const trailOf = async (who: Client, id: string) =>
  (await who.get(`/api/campeonatos/${id}/historico`)).json().data;

const pagoOf = async ({ org, id, uuid }: Scene) =>
  (await org.get(`/api/campeonatos/${id}/participantes`))
    .json()
    .data.find((one: { uuid: string }) => one.uuid === uuid).pago;

describe('who has an entry to pay', () => {
  test('gets a code that a parser of others reads: key, amount, reference, name and city', async () => {
    const one = await scene();
    const { parcelas, recebe } = await mine(one.ana, one);
    expect(recebe).toEqual({ chave: 'dona@exemplo.com', nome: 'Dona da Copa', cidade: 'São Luís' });
    const [{ codigo, referencia, centavos }] = parcelas;
    const read = parsePix(codigo);
    if (hasError(read) || !isStaticPix(read)) throw new Error(codigo);
    expect(read).toMatchObject({
      ...{ pixKey: 'dona@exemplo.com', transactionAmount: 20, txid: referencia },
      ...{ merchantName: 'Dona da Copa', merchantCity: 'Sao Luis' },
    });
    expect([centavos, parcelas.length]).toEqual([2_000, 1]);
  });

  test('pays in as many instalments as the settings have', async () => {
    const one = await scene({ parcelas: 3 });
    const { parcelas } = await mine(one.ana, one);
    expect(parcelas.map(({ centavos }: ParcelaMostrada) => centavos)).toEqual([667, 667, 666]);
    expect(new Set(parcelas.map(({ referencia }: ParcelaMostrada) => referencia)).size).toBe(3);
    expect((await sendReceipt(one.ana, one, 4)).statusCode).toBe(404);
    for (const parcela of [1, 2, 3]) {
      expect(await pagoOf(one)).toBe(false);
      const itens = [{ participante: one.uuid, parcela }];
      expect((await decide(one.org, one, 'paga', { itens })).statusCode).toBe(200);
    }
    expect(await pagoOf(one)).toBe(true);
  });

  test('waits for a place: owes nothing, and reads no key', async () => {
    const one = await scene({ vagas: 2 });
    await insertNames(t, one.id, 1);
    await t.db.run(sql`update campeonatos set confirmados = 2 where id = ${one.id}`);
    const bia = await t.signedIn();
    const entered = await bia.post(`/api/campeonatos/${one.id}/participantes`, {});
    expect(entered.json().data.espera).toBe(1);
    expect(await mine(bia, one)).toMatchObject({
      ...{ na_fila: true, parcelas: [], recebe: { chave: 'd•••@exemplo.com' } },
    });
    const { inscricao } = (await bia.get(`/api/campeonatos/${one.id}`)).json().data;
    expect(inscricao).not.toHaveProperty('pix_nome');
    expect(inscricao.chave_pix).toBeNull();
    const { uuid } = entered.json().data;
    expect((await sendReceipt(bia, { id: one.id, uuid })).statusCode).toBe(409);
  });
});

describe('who may', () => {
  test('see fees, key and receipts: nobody who passes by', async () => {
    const one = await scene();
    expect((await sendReceipt(one.ana, one)).statusCode).toBe(200);
    const [guest, other] = [await t.guest(), await t.signedIn()];
    const paths = ['taxas', 'caixa', 'caixa/csv'].map((end) => `/api/campeonatos/${one.id}/${end}`);
    for (const path of [...paths, receiptPath(one)]) {
      expect((await guest.get(path)).statusCode, path).toBe(401);
      expect((await other.get(path)).statusCode, path).toBe(403);
      expect((await one.org.get(path)).statusCode, path).toBe(200);
    }
    expect((await one.ana.get(receiptPath(one))).headers['content-type']).toBe('image/jpeg');
    for (const path of paths) expect((await one.ana.get(path)).statusCode, path).toBe(403);
    for (const who of [guest, other]) {
      expect((await who.get(`/api/campeonatos/${one.id}`)).body).not.toContain('dona@exemplo.com');
    }
    expect(await mine(other, one)).toBeNull();
  });

  test('send a receipt: who pays alone; decide on it: who manages the entries', async () => {
    const one = await scene();
    const other = await t.signedIn();
    expect((await sendReceipt(await t.guest(), one)).statusCode).toBe(401);
    for (const who of [other, one.org]) expect((await sendReceipt(who, one)).statusCode).toBe(403);
    for (const who of [other, one.ana]) {
      expect((await decide(who, one, 'paga')).statusCode).toBe(403);
    }
    const two = await scene();
    expect((await sendReceipt(one.ana, { id: two.id, uuid: one.uuid })).statusCode).toBe(404);
    expect((await decide(two.org, { id: two.id, uuid: one.uuid }, 'paga')).statusCode).toBe(404);
    expect(await estadosDe(one.ana, one)).toEqual(['devida']);
  });
});

test('a fee goes from owed to sent, refused with a reason, sent again, paid, by mistake owed, returned', async () => {
  const one = await scene();
  const { org, ana } = one;
  expect((await decide(org, one, 'recusada', { motivo: 'x' })).statusCode).toBe(409);
  expect((await sendReceipt(ana, one)).statusCode).toBe(200);
  expect((await decide(org, one, 'recusada')).statusCode).toBe(422);
  expect((await decide(org, one, 'recusada', { motivo: ' Outro valor ' })).statusCode).toBe(200);
  expect((await mine(ana, one)).parcelas[0]).toMatchObject({ motivo: 'Outro valor' });
  expect((await sendReceipt(ana, one)).statusCode).toBe(200);
  expect((await mine(ana, one)).parcelas[0]).toMatchObject({ estado: 'enviada', motivo: null });
  for (const [estado, pago] of [
    ['paga', true],
    ['devida', false],
    ['isenta', true],
    ['devida', false],
    ['paga', true],
    ['devolvida', false],
  ] as const) {
    expect((await decide(org, one, estado)).statusCode, estado).toBe(200);
    // The same again changes nothing, and is no mistake.
    const before = (await trailOf(org, one.id)).length;
    expect((await decide(org, one, estado)).statusCode, estado).toBe(200);
    expect((await trailOf(org, one.id)).length).toBe(before);
    expect(await pagoOf(one)).toBe(pago);
    expect(await estadosDe(ana, one)).toEqual([estado]);
  }
  expect((await decide(org, one, 'isenta')).statusCode).toBe(409);
  expect((await sendReceipt(ana, one)).statusCode).toBe(409);
  const told = JSON.stringify(await trailOf(org, one.id));
  expect(told).toContain('Outro valor');
  const guests = JSON.stringify(await trailOf(await t.guest(), one.id));
  expect(guests).toContain('mudar-taxa');
  expect(guests).not.toMatch(/Outro valor|devolvida|centavos/);
});

test('many are confirmed at once, all or none; who sent a receipt is on top', async () => {
  const one = await scene({ vagas: 6 });
  const { org, id } = one;
  const uuids = await insertNames(t, id, 3);
  expect((await sendReceipt(one.ana, one)).statusCode).toBe(200);
  const list = async () => (await org.get(`/api/campeonatos/${id}/taxas`)).json().data;
  expect((await list())[0].participante.uuid).toBe(one.uuid);
  const pendencias = (await org.get(`/api/campeonatos/${id}/pendencias`)).json().data;
  expect(pendencias.contagem.comprovantes).toBe(1);
  const itens = [...uuids, one.uuid].map((participante) => ({ participante, parcela: 1 }));
  const wrong = [...itens, { participante: one.uuid, parcela: 2 }];
  expect((await decide(org, one, 'paga', { itens: wrong })).statusCode).toBe(404);
  expect(await estadosDe(one.ana, one)).toEqual(['enviada']);
  // Twice in one list is once.
  const done = await decide(org, one, 'paga', { itens: [...itens, ...itens] });
  expect(done.statusCode, done.body).toBe(200);
  const states = (await list()).flatMap(({ parcelas }: { parcelas: ParcelaMostrada[] }) =>
    parcelas.map(({ estado }) => estado),
  );
  expect(states).toEqual(['paga', 'paga', 'paga', 'paga']);
  const { a_pagar } = (await one.ana.get('/api/pendencias')).json().data;
  expect(a_pagar).toEqual([]);
});

test('two who decide at the same moment: one of them is told that it changed', async () => {
  const one = await scene();
  await sendReceipt(one.ana, one);
  const answers = await Promise.all([
    decide(one.org, one, 'paga'),
    // Neither may follow the other, whoever is first.
    decide(one.org, one, 'isenta'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('what is noted in the list of participants is the same fee', async () => {
  const one = await scene({ parcelas: 2 });
  await one.org.put(`/api/participantes/${one.uuid}`, { pago: true });
  expect(await estadosDe(one.ana, one)).toEqual(['paga', 'paga']);
  await one.org.put(`/api/participantes/${one.uuid}`, { pago: false });
  expect(await estadosDe(one.ana, one)).toEqual(['devida', 'devida']);
  // One that was noted as paid before there were instalments: each of them stands for itself.
  await t.db.run(sql`delete from taxas where participante_uuid = ${one.uuid}`);
  await t.db.run(sql`update participantes set pago = true where uuid = ${one.uuid}`);
  expect((await decide(one.org, one, 'devida')).statusCode).toBe(200);
  expect(await estadosDe(one.ana, one)).toEqual(['devida', 'paga']);
});

describe('the till', () => {
  const till = async ({ org, id }: Scene) =>
    (await org.get(`/api/campeonatos/${id}/caixa`)).json().data;

  test('tells what came, is expected, was returned and went out, also as CSV', async () => {
    const one = await scene({ vagas: 6 });
    const { org, id } = one;
    const [a = '', b = ''] = await insertNames(t, id, 2);
    await decide(org, { id, uuid: a }, 'paga');
    await decide(org, { id, uuid: b }, 'paga');
    await decide(org, { id, uuid: b }, 'devolvida');
    const path = `/api/campeonatos/${id}/caixa`;
    const nota = { tipo: 'premio', centavos: 1_500, descricao: '=Troféu' };
    const noted = await org.post(path, nota, { headers: { 'idempotency-key': 'nota-1' } });
    expect(noted.statusCode, noted.body).toBe(201);
    await org.post(path, nota, { headers: { 'idempotency-key': 'nota-1' } });
    expect(await till(one)).toMatchObject({
      ...{ recebido: 2_000, a_receber: 2_000, devolvido: 2_000, premios: 1_500, saldo: 500 },
      notas: [{ tipo: 'premio', descricao: '=Troféu' }],
    });
    const csv = (await org.get(`${path}/csv`)).body;
    expect(csv).toContain('Prêmio;');
    expect(csv).toContain(";'=Troféu;'-15,00;");
    expect(csv).toContain('Taxa de inscrição;Time 001;1;paga;20,00;TB');
    const [{ uuid }] = (await till(one)).notas;
    expect((await org.delete(`${path}/${uuid}`)).statusCode).toBe(200);
    expect((await org.delete(`${path}/${uuid}`)).statusCode).toBe(404);
    expect((await till(one)).saldo).toBe(2_000);
    for (const body of [
      { ...nota, centavos: 0 },
      { ...nota, descricao: ' ' },
      { ...nota, tipo: 'x' },
    ]) {
      expect((await org.post(path, body)).statusCode).toBe(422);
    }
  });

  test('keeps what was paid for a place that another takes over, who owes anew', async () => {
    const one = await scene();
    const { org, id, ana, uuid } = one;
    await insertNames(t, id, 1);
    await t.db.run(sql`update campeonatos set confirmados = 2 where id = ${id}`);
    await sendReceipt(ana, one);
    await decide(org, one, 'paga');
    await startCampeonato(org, id);
    const taken = await org.put(`/api/participantes/${uuid}/substituto`, { nome: 'Substituta' });
    expect(taken.statusCode, taken.body).toBe(200);
    expect(await till(one)).toMatchObject({
      ...{ recebido: 2_000, a_receber: 4_000 },
      notas: [{ tipo: 'substituicao', descricao: '', quem: null }],
    });
    expect((await org.get(receiptPath(one))).statusCode).toBe(404);
  });
});

test('receipts are erased 90 days after the close, and what was decided stays', async () => {
  const one = await scene();
  const { org, id } = one;
  await sendReceipt(one.ana, one);
  await decide(org, one, 'paga');
  const work = { db: t.db, arquivos: arquivosNoDisco(DATA_DIR) };
  const closed = (days: number) =>
    t.db.run(sql`
      update campeonatos set estado = 'encerrado', encerrado_em = now() - make_interval(days => ${days})
      where id = ${id}`);
  await closed(89);
  await sweepOrphans(work, Date.now());
  expect((await org.get(receiptPath(one))).statusCode).toBe(200);
  await closed(91);
  await sweepOrphans(work, Date.now());
  expect((await org.get(receiptPath(one))).statusCode).toBe(404);
  expect((await mine(one.ana, one)).parcelas[0]).toMatchObject({
    ...{ estado: 'paga', comprovante: false },
  });
});

describe('the key', () => {
  const save = async (org: SignedIn, id: string, change: object) => {
    const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
    const { nome, fases, regras, inscricao, configuracao_versao } = data;
    const form = { nome, fases, regras, configuracao_versao };
    return org.put(`/api/campeonatos/${id}`, { ...form, inscricao: { ...inscricao, ...change } });
  };

  test('is kept as banks know it, and refused where it is none, or nobody says whose and where', async () => {
    const { org, id } = await scene();
    for (const [change, field] of [
      [{ chave_pix: 'minha chave' }, 'chave_pix'],
      [{ chave_pix: '11991234040' }, 'chave_pix'],
      [{ chave_pix: '(11) 99999-8888', pix_nome: ' ' }, 'pix_nome'],
      [{ chave_pix: '(11) 99999-8888', pix_cidade: '李' }, 'pix_cidade'],
    ] as const) {
      const refused = await save(org, id, change);
      expect(refused.statusCode, refused.body).toBe(422);
      expect(Object.keys(refused.json().validations)).toEqual([`inscricao.${field}`]);
    }
    const saved = await save(org, id, { chave_pix: '(11) 99999-8888' });
    expect(saved.json().data.inscricao).toMatchObject({
      ...{ chave_pix: '+5511999998888', pix_cidade: 'São Luís' },
    });
  });

  test('that was replaced is told on the page for a week', async () => {
    const one = await scene();
    expect((await mine(one.ana, one)).chave_mudou_em).toBeNull();
    await save(one.org, one.id, { chave_pix: 'outra@exemplo.com' });
    const told = await mine(one.ana, one);
    expect(told.chave_mudou_em).not.toBeNull();
    expect(told.parcelas[0].codigo).toContain('outra@exemplo.com');
    await t.db.run(sql`
      update campeonatos set chave_pix_em = now() - interval '8 days' where id = ${one.id}`);
    expect((await mine(one.ana, one)).chave_mudou_em).toBeNull();
  });
});

test('who left owes nothing, and is not asked to pay any more; back in, they are', async () => {
  const one = await scene();
  await insertNames(t, one.id, 2);
  await t.db.run(sql`update campeonatos set confirmados = 3 where id = ${one.id}`);
  await startCampeonato(one.org, one.id);
  await sendReceipt(one.ana, one);
  await decide(one.org, one, 'recusada', { motivo: 'Não dá para ler' });
  const asked = async () => {
    const answer = await one.ana.get('/api/usuario/avisos?filtro=pedem');
    return answer.json().data.map(({ tipo }: { tipo: string }) => tipo);
  };
  const owed = async () => {
    const { data } = (await one.org.get(`/api/campeonatos/${one.id}/taxas`)).json();
    return data.filter(({ deve }: { deve: boolean }) => deve).length;
  };
  expect(await asked()).toEqual(['taxa_recusada']);
  expect(await owed()).toBe(3);
  const leave = (who: SignedIn, desistiu: boolean) =>
    who.put(`/api/participantes/${one.uuid}/desistencia`, { desistiu });
  expect((await leave(one.ana, true)).statusCode).toBe(200);
  expect(await asked()).toEqual([]);
  expect(await owed()).toBe(2);
  expect((await mine(one.ana, one)).parcelas).toMatchObject([{ estado: 'recusada', codigo: null }]);
  expect((await sendReceipt(one.ana, one)).statusCode).toBe(409);
  expect((await leave(one.org, false)).statusCode).toBe(200);
  expect(await asked()).toEqual(['taxa_recusada']);
});

describe('a second entry', () => {
  const leave = ({ ana, uuid }: Scene) =>
    ana.put(`/api/participantes/${uuid}/status`, { status: 3 });
  const enterAgain = ({ ana, id }: Scene) => ana.post(`/api/campeonatos/${id}/participantes`, {});

  test('after the money was given back has a fee of its own', async () => {
    const one = await scene();
    await sendReceipt(one.ana, one);
    await decide(one.org, one, 'paga');
    expect((await leave(one)).statusCode).toBe(200);
    await decide(one.org, one, 'devolvida');
    expect((await enterAgain(one)).statusCode).toBe(201);
    expect(await estadosDe(one.ana, one)).toEqual(['devida']);
    expect(await pagoOf(one)).toBe(false);
  });

  test('counts what was paid and never given back', async () => {
    const one = await scene();
    await decide(one.org, one, 'paga');
    await leave(one);
    await enterAgain(one);
    expect(await estadosDe(one.ana, one)).toEqual(['paga']);
  });

  test('of a team under another name owes beside the first', async () => {
    const one = await scene();
    await decide(one.org, one, 'paga');
    const names = { participantes: [{ nome: 'Ana Paga 2' }] };
    const added = await one.org.post(`/api/campeonatos/${one.id}/participantes/lista`, names);
    expect(added.statusCode, added.body).toBeLessThan(300);
    const { data } = (await one.org.get(`/api/campeonatos/${one.id}/taxas`)).json();
    const owed = (data as { parcelas: ParcelaMostrada[] }[]).flatMap(({ parcelas }) => parcelas);
    expect(owed.map(({ estado }) => estado).sort()).toEqual(['devida', 'paga']);
    expect(new Set(owed.map(({ referencia }) => referencia)).size).toBe(2);
  });
});
