// The key for payments: whose it is, who may change it, and who is told.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  addHelper,
  insertNames,
  makeCampeonato,
  openCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const DO_DONO = 'dono@exemplo.com';
const DE_OUTRO = 'outro@exemplo.com';
const QUEM = { pix_nome: 'Dona da Copa', pix_cidade: 'Recife' };
const COM_TAXA = {
  ...{ aprovacao: 'automatica', pede: [], taxa_centavos: 5_000, chave_pix: DO_DONO },
  ...QUEM,
};

const keyOf = async (who: SignedIn, id: string) =>
  (await who.get(`/api/campeonatos/${id}`)).json().data.inscricao.chave_pix;

/** Saves the settings as they are, with another key. */
async function changeKey(who: SignedIn, id: string, chave_pix: string | null) {
  const { data } = (await who.get(`/api/campeonatos/${id}`)).json();
  const { nome, fases, regras, inscricao, configuracao_versao } = data;
  const form = { nome, fases, regras, configuracao_versao, inscricao: { ...inscricao, chave_pix } };
  return who.put(`/api/campeonatos/${id}`, form);
}

async function makeCo(org: SignedIn, id: string): Promise<SignedIn> {
  const co = await t.signedIn();
  await addHelper(org, id, { helper: co });
  return co;
}

const heard = async (who: SignedIn) => {
  const { data } = (await who.get('/api/usuario/notifications')).json();
  return data
    .filter(({ mensagem }: { mensagem: string }) => mensagem.includes('Pix'))
    .map(({ mensagem, url }: { mensagem: string; url: string }) => ({ mensagem, url }));
};

describe('the key for payments of somebody else', () => {
  test('is not taken along by a co-organiser’s copy, nor by the owner’s', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, COM_TAXA);
    const co = await makeCo(org, id);
    for (const who of [co, org]) {
      const made = await who.post(`/api/campeonatos/${id}/copia`, { participantes: true });
      expect(made.statusCode, made.body).toBe(201);
      expect(made.json().data.inscricao).toMatchObject({ taxa_centavos: 5_000, chave_pix: null });
    }
  });

  test.each([DE_OUTRO, null])('is not replaced by a co-organiser (%s)', async (chave) => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, COM_TAXA);
    const co = await makeCo(org, id);
    const refused = await changeKey(co, id, chave);
    expect(refused.statusCode, refused.body).toBe(422);
    expect(refused.json().validations).toEqual({
      'inscricao.chave_pix': [expect.stringContaining('só essa pessoa')],
    });
    expect(await keyOf(org, id)).toBe(DO_DONO);
    // All else is theirs to edit, and they see the key.
    const { data } = (await co.get(`/api/campeonatos/${id}`)).json();
    expect(data.travados).toEqual({
      'inscricao.chave_pix': 'do_dono',
      'inscricao.pix_nome': 'do_dono',
      'inscricao.pix_cidade': 'do_dono',
    });
    const saved = await changeKey(co, id, DO_DONO);
    expect(saved.statusCode, saved.body).toBe(200);
  });

  test('is not put in by a co-organiser where there was none, not even into a draft', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org, { inscricao: { ...COM_TAXA, chave_pix: null } });
    const co = await makeCo(org, id);
    expect((await changeKey(co, id, DE_OUTRO)).statusCode).toBe(422);
    expect(await keyOf(org, id)).toBeNull();
  });
});

describe('the owner', () => {
  test('needs fresh proof to change the key, and nothing is changed without', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, COM_TAXA);
    await t.ageProofs(org);
    const refused = await changeKey(org, id, DE_OUTRO);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('reautenticar');
    expect(await keyOf(org, id)).toBe(DO_DONO);
    // The other settings need none.
    expect((await changeKey(org, id, DO_DONO)).statusCode).toBe(200);
    await t.ageProofs(org, 60);
    expect((await changeKey(org, id, DE_OUTRO)).statusCode).toBe(200);
    expect(await keyOf(org, id)).toBe(DE_OUTRO);
  });

  test('needs none in a draft that nobody else is in, and needs it in one that somebody is', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org, { inscricao: COM_TAXA });
    const [uuid] = await insertNames(t, id, 1);
    await t.ageProofs(org);
    expect((await changeKey(org, id, DE_OUTRO)).statusCode).toBe(200);
    const ana = await t.signedIn();
    await t.db.run(
      sql`update participantes set usuario_uuid = ${ana.uuid} where uuid = ${uuid ?? ''}`,
    );
    expect((await changeKey(org, id, DO_DONO)).json().code).toBe('reautenticar');
  });
});

test('who has not paid is told of another key; who has paid, left or was only invited is not', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org, COM_TAXA);
  const people: SignedIn[] = [];
  for (let n = 0; n < 4; n++) {
    const who = await t.signedIn();
    const entered = await who.post(`/api/campeonatos/${id}/participantes`, {});
    expect(entered.statusCode, entered.body).toBe(201);
    people.push(who);
  }
  const [owes, paid, left, invited] = people as [SignedIn, SignedIn, SignedIn, SignedIn];
  const mark = (who: SignedIn, what: ReturnType<typeof sql>) =>
    t.db.run(sql`update participantes set ${what}
      where campeonato_id = ${id} and usuario_uuid = ${who.uuid}`);
  await mark(paid, sql`pago = true`);
  await mark(left, sql`status = 3`);
  await mark(invited, sql`convidado = true, status = 1`);
  expect((await changeKey(org, id, DO_DONO)).statusCode).toBe(200);
  expect(await heard(owes)).toEqual([]);
  expect((await changeKey(org, id, DE_OUTRO)).statusCode).toBe(200);
  expect(await heard(owes)).toEqual([
    {
      mensagem: 'A chave Pix de Copa de Teste mudou. Confira a nova antes de pagar.',
      url: `/campeonato/${id}/pagamento`,
    },
  ]);
  for (const who of [paid, left, invited, org]) expect(await heard(who)).toEqual([]);
});
