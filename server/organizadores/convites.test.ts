// Somebody organises once they agreed to, and who invites learns nothing of an address.
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { addHelper, makeCampeonato, openCampeonato } from '#server/testing/campeonato.ts';
import { testMailbox } from '#server/testing/mailbox.ts';

const t = testApp();
const mailbox = testMailbox(t);

let org: SignedIn;
let id: string;

beforeEach(async () => {
  org = await t.signedIn({ nome: 'Olga' });
  id = await openCampeonato(org);
});

const made = () => `/api/campeonatos/${id}/organizadores/convites`;
const received = (uuid: string) => `/api/organizadores/convites/${uuid}`;

const invite = (email: string, papel = 'co') => org.post(made(), { email, papel });

async function invited(email: string, papel = 'co'): Promise<string> {
  const answer = await invite(email, papel);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.uuid;
}

const notices = async (who: SignedIn) =>
  (await who.get('/api/usuario/notifications'))
    .json()
    .data.map(({ mensagem, url }: { mensagem: string; url: string }) => ({ mensagem, url }));

const listed = async () =>
  (await org.get(`/api/campeonatos/${id}/organizadores`))
    .json()
    .data.map(({ usuario_uuid }: { usuario_uuid: string }) => usuario_uuid);

const mayEdit = async (who: SignedIn) =>
  (await who.get(`/api/campeonatos/${id}`)).json().data?.acoes.includes('editar') ?? false;

describe('who invites by an e-mail address', () => {
  test('is told the same of one with an account, of one without, of one who organises already and of one who refused', async () => {
    await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${org.uuid}`);
    const [ana, bia, caio] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
    await addHelper(org, id, { helper: bia });
    const refused = await caio.delete(received(await invited(caio.email)));
    expect(refused.statusCode).toBe(204);
    const shape = (answer: { statusCode: number; json(): { data: object } }) => {
      const { uuid, email, expira_em, ...rest } = answer.json().data as Record<string, string>;
      expect([uuid, email, expira_em]).toEqual(Array(3).fill(expect.any(String)));
      return { status: answer.statusCode, rest };
    };
    const emails = [ana.email, 'ninguem@exemplo.com', bia.email, caio.email];
    for (const email of emails) {
      const answer = await invite(email.toUpperCase());
      expect(shape(answer)).toEqual({ status: 201, rest: { papel: 'co' } });
      expect(answer.json().data.email).toBe(email);
      expect(answer.body).not.toContain(ana.uuid);
    }
    const { data } = (await org.get(made())).json();
    expect(data.map(({ email }: { email: string }) => email).sort()).toEqual(emails.sort());
    expect(new Set(data.map((one: object) => Object.keys(one).join()))).toEqual(
      new Set(['uuid,email,papel,expira_em']),
    );
  });

  test('cannot make anybody an organiser who has not agreed', async () => {
    const ana = await t.signedIn();
    await invited(ana.email);
    expect(await listed()).toEqual([org.uuid]);
    expect(await mayEdit(ana)).toBe(false);
    const public_ = (await (await t.guest()).get(`/api/campeonatos/${id}/organizadores`)).body;
    expect(public_).not.toContain(ana.uuid);
    const trail = (await (await t.guest()).get(`/api/campeonatos/${id}/historico`)).body;
    expect(trail).toContain('convidar-organizador');
    expect(trail).not.toContain(ana.email);
  });

  test('is stopped after twenty in a day, and needs a confirmed address', async () => {
    await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${org.uuid}`);
    for (let n = 0; n < 20; n += 1) await invited(`alguem${n}@exemplo.com`);
    const refused = await invite('mais@exemplo.com');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
    const unverified = await t.signedIn({ verified: false });
    const own = await makeCampeonato(unverified);
    const path = `/api/campeonatos/${own}/organizadores/convites`;
    const answer = await unverified.post(path, { email: 'x@exemplo.com', papel: 'co' });
    expect(answer.json().code).toBe('email_nao_verificado');
  });

  test('has as many seats as the plan, whether they are taken or only offered', async () => {
    await addHelper(org, id, { helper: await t.signedIn() });
    const second = await invited('dois@exemplo.com');
    expect((await invite('tres@exemplo.com')).statusCode).toBe(402);
    // The same address again is no further seat, and an invitation taken back is none at all.
    expect(await invited('dois@exemplo.com', 'resultados')).toBe(second);
    expect((await org.delete(`${made()}/${second}`)).statusCode).toBe(204);
    await invited('tres@exemplo.com');
  });
});

describe('who is invited', () => {
  test('is told by a notice and a mail, sees what it is about, and organises by accepting', async () => {
    id = await makeCampeonato(org, { visibilidade: 'privado' });
    const ana = await t.signedIn({ nome: 'Ana' });
    const uuid = await invited(ana.email, 'resultados');
    expect(await notices(ana)).toEqual([
      {
        mensagem: 'Olga convidou você para ajudar a organizar Copa de Teste. Aceite ou recuse.',
        url: `/convite/${uuid}`,
      },
    ]);
    expect((await mailbox.linkFor(ana.email)).pathname).toBe(`/convite/${uuid}`);
    const { data } = (await ana.get(received(uuid))).json();
    expect(data).toMatchObject({
      papel: 'resultados',
      aceito: false,
      por: 'Olga',
      campeonato: { id, nome: 'Copa de Teste' },
    });
    expect((await ana.get(`/api/campeonatos/${id}`)).statusCode).toBe(404);
    const accepted = await ana.put(received(uuid));
    expect(accepted.json().data).toEqual({ campeonato_id: id, papel: 'resultados' });
    expect(await listed()).toEqual([org.uuid, ana.uuid]);
    expect((await ana.get(`/api/campeonatos/${id}`)).json().data.acoes).toContain('lancar_placar');
    expect((await org.get(made())).json().data).toEqual([]);
    expect((await notices(org))[0]).toEqual({
      mensagem: 'Ana aceitou e agora ajuda a organizar Copa de Teste.',
      url: `/campeonato/${id}/gerenciar/organizadores`,
    });
    const [line] = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
    expect(line).toMatchObject({ acao: 'aceitar-organizacao', quem: 'Ana' });
  });

  test('whose answer got lost presses again and gets it, as long as they organise', async () => {
    const ana = await t.signedIn();
    const uuid = await invited(ana.email, 'resultados');
    const first = await ana.put(received(uuid));
    const again = await ana.put(received(uuid));
    expect(again.statusCode, again.body).toBe(200);
    expect(again.json()).toEqual(first.json());
    const { data } = (await ana.get(received(uuid))).json();
    expect(data, 'its notice leads on').toMatchObject({ aceito: true, campeonato: { id } });
    await org.delete(`/api/campeonatos/${id}/organizadores/${ana.uuid}`);
    expect((await ana.put(received(uuid))).statusCode).toBe(404);
    expect((await ana.get(received(uuid))).statusCode).toBe(404);
    expect(await invited(ana.email), 'and may be asked anew').not.toBe(uuid);
  });

  test('and was removed does not come back by an invitation from before', async () => {
    const ana = await t.signedIn();
    await ana.put(received(await invited(ana.email)));
    const other = await invited(ana.email, 'resultados');
    await org.delete(`/api/campeonatos/${id}/organizadores/${ana.uuid}`);
    expect((await ana.put(received(other))).statusCode).toBe(404);
    expect(await mayEdit(ana)).toBe(false);
  });

  test('may refuse, of which nobody is told, and is not asked again while it lasts', async () => {
    const ana = await t.signedIn();
    const uuid = await invited(ana.email);
    const before = await notices(org);
    expect((await ana.delete(received(uuid))).statusCode).toBe(204);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await ana.send(method, received(uuid))).statusCode).toBe(404);
    }
    expect(await notices(org)).toEqual(before);
    expect((await org.get(made())).json().data).toMatchObject([{ uuid, email: ana.email }]);
    await org.delete(`${made()}/${uuid}`);
    await invited(ana.email);
    expect(await notices(ana)).toHaveLength(1);
    expect((await ana.put(received(uuid))).statusCode).toBe(404);
    // A week later it is over, and may be asked anew.
    await t.db.run(sql`update convites_de_organizador set expira_em = now() where uuid = ${uuid}`);
    const again = await invited(ana.email);
    expect(again).not.toBe(uuid);
    expect((await ana.put(received(again))).statusCode).toBe(200);
  });

  test('finds nothing once it has ended or was taken back', async () => {
    const ana = await t.signedIn();
    const uuid = await invited(ana.email);
    await org.delete(`${made()}/${uuid}`);
    expect((await ana.put(received(uuid))).statusCode).toBe(404);
    expect(await invited(ana.email)).toBe(uuid);
    expect((await ana.get(received(uuid))).statusCode).toBe(200);
    await t.db.run(sql`update convites_de_organizador set expira_em = now() where uuid = ${uuid}`);
    expect((await ana.put(received(uuid))).statusCode).toBe(404);
    expect((await org.get(made())).json().data).toEqual([]);
    expect(await mayEdit(ana)).toBe(false);
  });

  test('accepts with the address confirmed, also when the account came after the invitation', async () => {
    const uuid = await invited('depois@exemplo.com');
    const late = await t.signedIn({ email: 'depois@exemplo.com', verified: false });
    expect((await late.put(received(uuid))).statusCode).toBe(404);
    await t.db.run(sql`update usuarios set email_verified_at = now() where uuid = ${late.uuid}`);
    expect((await late.put(received(uuid))).statusCode).toBe(200);
    expect(await mayEdit(late)).toBe(true);
  });

  test('twice at the same moment organises once', async () => {
    const ana = await t.signedIn();
    const uuid = await invited(ana.email);
    const answers = await Promise.all([1, 2, 3].map(() => ana.put(received(uuid))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200]);
    expect(await listed()).toEqual([org.uuid, ana.uuid]);
  });

  test('leaves no address behind when they leave the product', async () => {
    const ana = await t.signedIn({ email: 'convidada.que.sai@exemplo.com' });
    await invited(ana.email);
    await t.db.run(sql`
      update usuarios set exclusao_em = now() - interval '1 minute' where uuid = ${ana.uuid}`);
    await anonymizeDue(t, new Date());
    expect((await org.get(made())).json().data).toEqual([]);
  });
});
