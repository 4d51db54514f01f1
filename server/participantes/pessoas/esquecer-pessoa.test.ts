import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  openCampeonato,
  playAll,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

test('who leaves the product leaves no name, tag or phone in any championship, and the places stay', async () => {
  const org = await t.signedIn();
  const ana = await t.signedIn({ nome: 'Ana Marcante' });
  const enter = async () => {
    const id = await openCampeonato(org, { aprovacao: 'automatica', pede: ['whatsapp'] });
    const body = { contato: '(11) 97777-6666', gamertag: 'marcante_10', time_nome: 'Leoas' };
    const answer = await ana.post(`/api/campeonatos/${id}/participantes`, body);
    await insertNames(t, id, 2);
    await t.db.run(sql`update campeonatos set confirmados = 3 where id = ${id}`);
    return { id, uuid: answer.json().data.uuid as string };
  };
  const [stays, replaced] = [await enter(), await enter()];
  await startCampeonato(org, replaced.id);
  const other = await org.put(`/api/participantes/${replaced.uuid}/substituto`, { nome: 'Outra' });
  expect(other.statusCode).toBe(200);
  await t.db.run(sql`
    insert into arquivos (nome, pasta, usuario_uuid, bytes)
    values ('0123456789abcdef0123456789abcdef.webp', 'times', ${ana.uuid}, 1)`);
  const escudo = { imagem: '/upload/times/0123456789abcdef0123456789abcdef.webp' };
  await org.put(`/api/participantes/${stays.uuid}`, { escudo });
  await t.db.run(sql`
    update usuarios set exclusao_em = now() - interval '1 minute' where uuid = ${ana.uuid}`);
  await anonymizeDue(t, new Date());
  const guest = await t.guest();
  const { data } = (await guest.get(`/api/campeonatos/${stays.id}/participantes`)).json();
  const row = data.find(({ uuid }: { uuid: string }) => uuid === stays.uuid);
  expect(row).toMatchObject({ nome: 'Jogador removido', time_nome: 'Leoas', status: 2 });
  expect(row.escudo).toHaveProperty('cores');
  const { dump } = (await t.db.first<{ dump: string }>(sql`
    select (select json_agg(p)::text from participantes p) ||
      (select json_agg(h)::text from historico h) as dump`)) ?? { dump: '' };
  expect(dump).toContain(stays.uuid);
  for (const mark of ['Marcante', 'marcante_10', '977776666']) expect(dump).not.toContain(mark);
});

test('a name that somebody typed and the person took over goes from the trail too', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org);
  const list = { participantes: [{ nome: 'Zuleica Digitada' }, { nome: 'Fica Aqui' }] };
  const added = await org.post(`/api/campeonatos/${id}/participantes/lista`, list);
  const [{ uuid }] = added.json().data;
  const { url } = (await org.post(`/api/participantes/${uuid}/convite`)).json().data;
  const ana = await t.signedIn();
  const token = new URL(url).searchParams.get('assumir');
  expect((await ana.post('/api/participantes/convite', { token })).statusCode).toBe(200);
  await t.db.run(sql`
    update usuarios set exclusao_em = now() - interval '1 minute' where uuid = ${ana.uuid}`);
  await anonymizeDue(t, new Date());
  const trail = (await org.get(`/api/campeonatos/${id}/historico`)).body;
  const told = (await org.get('/api/usuario/notifications')).body;
  expect(trail).toContain('Fica Aqui');
  expect(trail + told).not.toContain('Zuleica');
});

test('the results stay, and with them the table of the others', async () => {
  const org = await t.signedIn();
  const ana = await t.signedIn();
  const id = await makeCampeonato(org);
  const [own] = await insertNames(t, id, 4);
  await t.db.run(sql`update participantes set usuario_uuid = ${ana.uuid} where uuid = ${own}`);
  await startCampeonato(org, id);
  await playAll(org, id, ({ mandante }) => ({
    mandante: mandante.participante === own ? 2 : 0,
    visitante: 1,
  }));
  const table = async () => {
    const { data } = (await org.get(`/api/campeonatos/${id}/classificacao`)).json();
    return data.tabelas[0].linhas.map(({ participante, p, j, gp }: Record<string, unknown>) => ({
      participante,
      p,
      j,
      gp,
    }));
  };
  const before = await table();
  expect(before).toContainEqual(expect.objectContaining({ participante: own, j: 3 }));
  await t.db.run(sql`update usuarios set exclusao_em = now() where uuid = ${ana.uuid}`);
  expect(await anonymizeDue(t, new Date(Date.now() + 1_000))).toBe(1);
  expect(await table()).toEqual(before);
});
