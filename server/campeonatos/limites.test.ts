// The limits of a plan, on every way past them; and what happens when a championship is called off.
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { limitesDe } from '#regras/planos.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  addHelper,
  currentRound,
  insertNames,
  makeCampeonato,
  openCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();
const FREE = limitesDe({ is_pro: false, is_parceiro: false });

let org: SignedIn;
let other: string;

/** An owner whose plan is full, with one more championship out of the count. */
async function fillPlan(leave: (id: string) => Promise<unknown>): Promise<void> {
  other = await makeCampeonato(org);
  await leave(other);
  await t.db.run(sql`update campeonatos set created_at = now() - interval '2 days'`);
  for (let n = 0; n < FREE.ativos; n += 1) await makeCampeonato(org);
}

const path = (id: string) => `/api/campeonatos/${id}`;
const archive = (id: string, arquivado: boolean) => org.put(`${path(id)}/arquivo`, { arquivado });
const enter = (id: string, estado: string) => org.put(`${path(id)}/estado`, { estado });

beforeEach(async () => {
  org = await t.signedIn();
});

describe('with a full plan nothing comes back into the count', () => {
  test('out of the archive', async () => {
    await fillPlan((id) => archive(id, true));
    expect((await archive(other, false)).statusCode).toBe(402);
  });

  test('out of the bin', async () => {
    await fillPlan((id) => org.delete(path(id)));
    expect((await org.put(`${path(other)}/restauracao`, {})).statusCode).toBe(402);
  });

  test('after it was called off', async () => {
    await fillPlan((id) => enter(id, 'cancelado'));
    expect((await enter(other, 'rascunho')).statusCode).toBe(402);
  });

  test('but what does not count can leave the archive', async () => {
    await fillPlan(async (id) => {
      await enter(id, 'cancelado');
      await archive(id, true);
    });
    expect((await archive(other, false)).statusCode).toBe(200);
  });
});

async function helperOf(id: string, person: { isParceiro?: boolean } = {}): Promise<SignedIn> {
  const helper = await t.signedIn();
  if (person.isParceiro) {
    await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${helper.uuid}`);
  }
  await addHelper(org, id, { helper });
  return helper;
}

async function savePlaces(who: SignedIn, id: string, vagas: number) {
  const { data } = (await who.get(path(id))).json();
  const { nome, fases, regras, inscricao, configuracao_versao } = data;
  return who.put(path(id), {
    nome,
    fases,
    regras,
    configuracao_versao,
    inscricao: { ...inscricao, vagas },
  });
}

describe("places are those of the owner's plan", () => {
  test('a helper with a larger plan brings none of theirs', async () => {
    const id = await makeCampeonato(org);
    const helper = await helperOf(id, { isParceiro: true });
    expect((await savePlaces(helper, id, FREE.participantes + 1)).statusCode).toBe(402);
  });

  test("a helper with a smaller plan has the owner's", async () => {
    await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${org.uuid}`);
    const id = await makeCampeonato(org);
    const helper = await helperOf(id);
    expect((await savePlaces(helper, id, FREE.participantes + 1)).statusCode).toBe(200);
  });
});

describe('helpers', () => {
  test("may stop, and nobody else's helper is theirs to remove", async () => {
    const id = await makeCampeonato(org);
    const [one, two] = [await helperOf(id), await helperOf(id)];
    const remove = (who: SignedIn, whom: SignedIn) =>
      who.delete(`${path(id)}/organizadores/${whom.uuid}`);
    expect((await remove(one, two)).statusCode).toBe(403);
    expect((await remove(one, one)).statusCode).toBe(204);
    expect((await one.get(path(id))).statusCode).toBe(404);
  });
});

describe('called off', () => {
  test('those who take part are told, and it goes on where it stood', async () => {
    const id = await openCampeonato(org, { pede: [] });
    const player = await t.signedIn();
    await insertNames(t, id, 3);
    expect((await player.post(`${path(id)}/participantes`, {})).statusCode).toBe(201);
    await t.db.run(sql`update participantes set status = 2 where campeonato_id = ${id}`);
    await startCampeonato(org, id);
    const [first] = await currentRound(org, id);
    if (!first) throw new Error('no match was drawn');
    await score(org, first, { tipo: 'placar', mandante: 1, visitante: 0 });
    expect((await enter(id, 'cancelado')).statusCode).toBe(200);
    const { data } = (await player.get('/api/usuario/notifications')).json();
    expect(data[0].mensagem).toBe('Copa de Teste foi cancelado por quem organiza.');
    expect((await enter(id, 'andamento')).statusCode).toBe(200);
    expect((await org.get(`${path(id)}/jogos`)).json().data).not.toEqual([]);
  });

  test('nobody is called from the queue any more', async () => {
    const id = await openCampeonato(org, { vagas: 2, pede: [] });
    const [inside] = await insertNames(t, id, 2);
    const waiting = await t.signedIn();
    const entered = await waiting.post(`${path(id)}/participantes`, {});
    expect(entered.json().data.espera).toBe(1);
    await enter(id, 'cancelado');
    const left = await org.put(`/api/participantes/${inside}/status`, { status: 3 });
    expect(left.statusCode, left.body).toBe(200);
    const mine = (await waiting.get(path(id))).json().data.minha_inscricao;
    expect(mine).toMatchObject({ espera: 1 });
  });
});

test('the public trail does not name who was turned away', async () => {
  const id = await openCampeonato(org, { aprovacao: 'manual', pede: [] });
  const player = await t.signedIn({ nome: 'Rejane Recusada' });
  const { data } = (await player.post(`${path(id)}/participantes`, {})).json();
  const refused = await org.put(`/api/participantes/${data.uuid}/status`, { status: 4 });
  expect(refused.statusCode, refused.body).toBe(200);
  const trail = (await (await t.signedIn()).get(`${path(id)}/historico`)).json().data;
  const line = trail.find(({ acao }: { acao: string }) => acao === 'mudar-status');
  expect(JSON.stringify(line)).not.toContain('Rejane');
});

test("what is archived is in the owner's list, and not in the public one", async () => {
  const id = await openCampeonato(org);
  await archive(id, true);
  const ids = async (query: string) => {
    const { data } = (await org.get(`/api/campeonatos?${query}`)).json();
    return data.map((card: { id: string }) => card.id);
  };
  expect(await ids('ordem=recentes')).not.toContain(id);
  expect(await ids('meus=organizo')).toContain(id);
});

describe('what no calendar and no line of text can hold is refused, not stored', () => {
  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:00:00Z'])(
    'a start at %s',
    async (comeca_em) => {
      const answer = await org.post('/api/campeonatos', {
        nome: 'Copa do Tempo',
        fases: [{ tipo: 'pontos_corridos' }],
        comeca_em,
      });
      expect(answer.statusCode).toBe(422);
    },
  );

  test('matches of a day that never was', async () => {
    const id = await openCampeonato(org);
    expect((await org.get(`${path(id)}/jogos?data=0000-01-01`)).statusCode).toBe(200);
  });

  test('a name that turns the line round, or that nobody can see', async () => {
    const id = await makeCampeonato(org, { nome: 'Copa\u202E\u200B \n do Avesso' });
    expect((await org.get(path(id))).json().data.nome).toBe('Copa do Avesso');
    const empty = { nome: '\u200B', fases: [{ tipo: 'pontos_corridos' }] };
    expect((await org.post('/api/campeonatos', empty)).statusCode).toBe(422);
  });
});
