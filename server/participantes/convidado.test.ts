// Who was invited and has not said yes: what others learn of them, and what they learn of others.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { openCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const invite = (who: SignedIn, id: string, { uuid }: { uuid: string }) =>
  who.post(`/api/campeonatos/${id}/participantes/pessoas`, { pessoa: uuid });

async function scene(inscricao: object = {}, settings: Record<string, unknown> = {}) {
  const org = await t.signedIn({ nome: 'Olga Organiza' });
  const id = await openCampeonato(org, { pede: [], ...inscricao }, settings);
  const ana = await t.signedIn({ nome: 'Ana Secreta' });
  const answer = await invite(org, id, ana);
  expect(answer.statusCode, answer.body).toBe(201);
  return { org, id, ana, uuid: answer.json().data.uuid as string };
}

const enter = (who: SignedIn, id: string) => who.post(`/api/campeonatos/${id}/participantes`, {});

const trailOf = async (id: string) =>
  (await (await t.guest()).get(`/api/campeonatos/${id}/historico`)).body;

describe('others', () => {
  test('learn no name from the trail, whatever is done to the invitation', async () => {
    const { org, id, ana, uuid } = await scene();
    const path = `/api/participantes/${uuid}`;
    const done = [
      await org.put(path, { pago: true }),
      await org.put(path, { time_nome: 'Time da Ana Secreta' }),
      await org.put(`${path}/elenco`, { jogadores: [{ nome: 'Ana Secreta' }] }),
      await ana.put(`${path}/status`, { status: 3 }),
    ];
    expect(done.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const trail = await trailOf(id);
    for (const acao of ['editar-participante', 'salvar-elenco', 'mudar-status']) {
      expect(trail).toContain(acao);
    }
    expect(trail).not.toContain('Secreta');
    await enter(ana, id);
    await org.put(path, { pago: false });
    expect(await trailOf(id)).toContain('Ana Secreta');
  });

  test('see no squad of theirs; the organisers and the person do', async () => {
    const { org, id, ana, uuid } = await scene();
    const path = `/api/participantes/${uuid}/elenco`;
    await org.put(path, { jogadores: [{ nome: 'Bruna Escalada' }] });
    const guest = await t.guest();
    expect((await guest.get(path)).statusCode).toBe(404);
    for (const who of [org, ana]) expect((await who.get(path)).body).toContain('Bruna Escalada');
    await enter(ana, id);
    expect((await guest.get(path)).body).toContain('Bruna Escalada');
  });
});

describe('they', () => {
  test('see a private championship, and neither phones nor the key for payments before they accept', async () => {
    const fee = {
      ...{ taxa_centavos: 1_000, chave_pix: 'pix-do-dono@exemplo.com', aprovacao: 'automatica' },
      ...{ pix_nome: 'Dona da Copa', pix_cidade: 'Recife' },
    };
    const { org, id, ana } = await scene(fee, { visibilidade: 'privado' });
    const bia = await t.signedIn();
    await invite(org, id, bia);
    await enter(bia, id);
    await t.db.run(sql`
      update participantes set contato = '+5511999990000' where usuario_uuid = ${bia.uuid}`);
    await t.db.run(sql`
      update usuarios set privacidade_compartilhar_whatsapp = true where uuid = ${bia.uuid}`);
    const seen = async () => {
      const answers = ['', '/visao', '/participantes'].map((end) =>
        ana.get(`/api/campeonatos/${id}${end}`),
      );
      const all = await Promise.all(answers);
      expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      return all.map(({ body }) => body).join();
    };
    const before = await seen();
    expect(before).not.toContain('999990000');
    expect(before).not.toContain('pix-do-dono');
    await enter(ana, id);
    const after = await seen();
    expect(after).toContain('999990000');
    expect(after).toContain('pix-do-dono');
  });

  test('do not find it among those that they play before they accept', async () => {
    const { id, ana } = await scene();
    const played = async () => (await ana.get('/api/campeonatos?meus=participo')).json().data;
    expect(await played()).toEqual([]);
    await enter(ana, id);
    expect(await played()).toMatchObject([{ id }]);
  });
});

describe('the invitation', () => {
  test('is not made again by changing the status, for one or for many, and tells nobody anything', async () => {
    const { org, id, ana, uuid } = await scene();
    await ana.put(`/api/participantes/${uuid}/status`, { status: 3 });
    await ana.put('/api/perfil/busca', { aparece_na_busca: false });
    const notices = async () => (await ana.get('/api/usuario/notifications')).json().data.length;
    const before = await notices();
    const one = await org.put(`/api/participantes/${uuid}/status`, { status: 1 });
    expect(one.statusCode).toBe(409);
    expect(one.json().warning).toMatch(/^Para chamar esta pessoa de novo/);
    const many = { uuids: [uuid], status: 1 };
    const all = await org.put(`/api/campeonatos/${id}/participantes/status`, many);
    expect(all.statusCode).toBe(409);
    expect(await notices()).toBe(before);
  });

  test('that was accepted when it was full needs no approval when a place comes free', async () => {
    const { org, id, ana } = await scene({ vagas: 2, aprovacao: 'manual' });
    const uuids: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      uuids.push((await enter(await t.signedIn(), id)).json().data.uuid);
    }
    await org.put(`/api/campeonatos/${id}/participantes/status`, { uuids, status: 2 });
    expect((await enter(ana, id)).json().data).toMatchObject({ status: 1, espera: 1 });
    const later = await t.signedIn();
    expect((await enter(later, id)).json().data).toMatchObject({ status: 1, espera: 2 });
    for (const uuid of uuids) await org.put(`/api/participantes/${uuid}/status`, { status: 3 });
    const mine = async (who: SignedIn) =>
      (await who.get(`/api/campeonatos/${id}`)).json().data.minha_inscricao;
    expect(await mine(ana)).toMatchObject({ status: 2, espera: null });
    expect(await mine(later)).toMatchObject({ status: 1, espera: null });
  });

  test('gives way to the link of a name that was kept for the person', async () => {
    const { org, id, ana } = await scene();
    const list = { participantes: [{ nome: 'Aninha' }] };
    const added = await org.post(`/api/campeonatos/${id}/participantes/lista`, list);
    const [{ uuid }] = added.json().data;
    const { url } = (await org.post(`/api/participantes/${uuid}/convite`)).json().data;
    const token = new URL(url).searchParams.get('assumir');
    const claimed = await ana.post('/api/participantes/convite', { token });
    expect(claimed.statusCode, claimed.body).toBe(200);
    const { data } = (await org.get(`/api/campeonatos/${id}/participantes`)).json();
    expect(data).toMatchObject([{ uuid, nome: 'Aninha', usuario_uuid: ana.uuid }]);
  });

  test('goes with the account of either: no row of who was asked, no name of who asked', async () => {
    const { org, id, ana } = await scene();
    const bia = await t.signedIn();
    await invite(org, id, bia);
    const told = async () => (await bia.get('/api/usuario/notifications')).body;
    expect(await told()).toContain('Olga Organiza');
    await t.db.run(sql`
      update usuarios set exclusao_em = now() - interval '1 minute'
      where uuid = any(${[ana.uuid, org.uuid]})`);
    await anonymizeDue(t, new Date());
    const rows = await t.db.rows(sql`
      select usuario_uuid from participantes where campeonato_id = ${id}`);
    expect(rows).toEqual([{ usuario_uuid: bia.uuid }]);
    expect(await told()).not.toContain('Olga');
  });
});
