import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import { arquivosNoDisco } from '#server/arquivos/disco.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato, startCampeonato } from '#server/testing/campeonato.ts';
import { aceito, lances, makePartida, placar } from '#server/testing/vida.ts';
import { keepFile } from '#server/upload/files.ts';
import { uuidv7 } from '#server/uuid.ts';
import { anonymizeDue } from './remover-conta.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tabelao-remover-'));
const t = testApp({ DATA_DIR });

const isRemoved = async ({ uuid }: { uuid: string }) =>
  (await t.db.first(
    sql`select 1 from usuarios where uuid = ${uuid} and removido_em is not null`,
  )) !== undefined;

const leave = ({ uuid }: { uuid: string }, minutesAgo = 1) =>
  t.db.run(sql`
    update usuarios set exclusao_em = now() - make_interval(mins => ${minutesAgo})
    where uuid = ${uuid}`);

const enter = async (who: SignedIn, id: string, nome = 'Leoas'): Promise<string> => {
  const answer = await who.post(`/api/campeonatos/${id}/participantes`, { time_nome: nome });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.uuid;
};

const sanction = async (id: string, participante: string, motivo: string) => {
  await t.db.run(sql`
    insert into punicoes (uuid, campeonato_id, fase, participante_uuid, tipo, pontos, motivo)
    values (${uuidv7()}, ${id}, 1, ${participante}, 'advertencia', 0, ${motivo})`);
};

describe('an account with a sanction', () => {
  test('can be removed, also when the entry was an invitation that goes with it', async () => {
    const org = await t.signedIn();
    const ana = await t.signedIn();
    const id = await openCampeonato(org);
    const invited = await org.post(`/api/campeonatos/${id}/participantes/pessoas`, {
      pessoa: ana.uuid,
    });
    expect(invited.statusCode, invited.body).toBe(201);
    await sanction(id, invited.json().data.uuid, 'antes de aceitar');
    await leave(ana);
    expect(await anonymizeDue(t, new Date())).toBe(1);
    expect(await isRemoved(ana)).toBe(true);
  });

  test('can claim a name, and the sanction comes along', async () => {
    const org = await t.signedIn();
    const ana = await t.signedIn();
    const id = await openCampeonato(org);
    const own = await enter(ana, id);
    await sanction(id, own, 'vem junto');
    await ana.put(`/api/participantes/${own}/status`, { status: 3 });
    const list = { participantes: [{ nome: 'Aninha' }] };
    const added = await org.post(`/api/campeonatos/${id}/participantes/lista`, list);
    const [{ uuid }] = added.json().data;
    const { url } = (await org.post(`/api/participantes/${uuid}/convite`)).json().data;
    const token = new URL(url).searchParams.get('assumir');
    const claimed = await ana.post('/api/participantes/convite', { token });
    expect(claimed.statusCode, claimed.body).toBe(200);
    const { data } = (await org.get(`/api/campeonatos/${id}/punicoes`)).json();
    expect(data).toMatchObject([{ participante: uuid, motivo: 'vem junto' }]);
  });
});

test('a removal that fails keeps nobody else here, and is tried again', async () => {
  const [stuck, ana, bia] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  await t.db.script(`
    create function trava() returns trigger language plpgsql as $$
    begin raise exception 'no way out'; end $$;
    create trigger trava before update of removido_em on usuarios for each row
      when (new.removido_em is not null and new.uuid = '${stuck.uuid}') execute function trava();`);
  await leave(stuck, 30);
  await leave(ana, 20);
  await leave(bia, 10);
  const logged: object[] = [];
  const log = { ...t.log, error: (details: object) => logged.push(details) };
  expect(await anonymizeDue({ db: t.db, log }, new Date())).toBe(2);
  expect(await Promise.all([stuck, ana, bia].map(isRemoved))).toEqual([false, true, true]);
  expect(logged).toEqual([{ usuario: stuck.uuid, erro: expect.stringContaining('P0001') }]);
  await t.db.script('drop trigger trava on usuarios');
  expect(await anonymizeDue(t, new Date())).toBe(1);
  expect(await isRemoved(stuck)).toBe(true);
});

describe('the squad that somebody typed', () => {
  const squad = async (who: SignedIn, participante: string, mark: string) => {
    const jogadores = [{ nome: `Craque ${mark}`, identificacao: `id-${mark}`, papel: 'capitao' }];
    const answer = await who.put(`/api/participantes/${participante}/elenco`, { jogadores });
    expect(answer.statusCode, answer.body).toBe(200);
  };

  const everything = async () =>
    (
      await t.db.first<{ dump: string }>(sql`
        select (select json_agg(j)::text from jogadores j)
          || (select json_agg(h)::text from historico h) as dump`)
    )?.dump ?? '';

  test('goes with them: names and ids, also of who left it, and from the trail', async () => {
    const org = await t.signedIn();
    const [ana, bia] = [await t.signedIn(), await t.signedIn()];
    const id = await openCampeonato(org, { aprovacao: 'automatica' });
    const own = await enter(ana, id);
    await squad(ana, own, 'antigo');
    await squad(ana, own, 'marcante');
    await squad(bia, await enter(bia, id, 'Onças'), 'fica');
    expect(await everything()).toMatch(/antigo.*marcante/s);
    await leave(ana);
    await anonymizeDue(t, new Date());
    const after = await everything();
    expect(after).not.toMatch(/antigo|marcante/);
    expect(after).toContain('id-fica');
    expect(after).toContain('Craque fica');
  });

  test('goes with them also after somebody took their place, who keeps their own', async () => {
    const org = await t.signedIn();
    const ana = await t.signedIn();
    const id = await openCampeonato(org, { aprovacao: 'automatica' });
    const own = await enter(ana, id);
    await insertNames(t, id, 3);
    await t.db.run(sql`update campeonatos set confirmados = 4 where id = ${id}`);
    await squad(ana, own, 'saiu');
    await startCampeonato(org, id);
    await org.put(`/api/participantes/${own}/substituto`, { nome: 'Outra' });
    await squad(org, own, 'chegou');
    await leave(ana);
    await anonymizeDue(t, new Date());
    const after = await everything();
    expect(after).not.toMatch(/Craque saiu|id-saiu/);
    expect(after).toContain('Craque chegou');
  });

  test('and the crests that they sent are in the export of their data', async () => {
    const org = await t.signedIn();
    const ana = await t.signedIn();
    const id = await openCampeonato(org, { aprovacao: 'automatica' });
    const own = await enter(ana, id);
    await squad(ana, own, 'exportada');
    const crest = await arquivosNoDisco(DATA_DIR).guardar('times', Buffer.from('um escudo'));
    const file = { pasta: 'times', nome: crest, usuarioUuid: ana.uuid, bytes: 9 } as const;
    await t.db.transaction((tx) => keepFile(tx, file));
    await ana.post('/api/perfil/exportacao');
    const files = unzipSync((await ana.get('/api/perfil/exportacao')).rawPayload);
    expect(strFromU8(files['jogadores.json'] ?? new Uint8Array())).toContain('id-exportada');
    expect(strFromU8(files[`times/${crest}`] ?? new Uint8Array())).toBe('um escudo');
  });
});

test('names that they typed into a match sheet go, from the trail too; those of others stay', async () => {
  const cena = await makePartida(t);
  aceito(await lances.lancar(cena, 'co', placar(2, 1)));
  const write = async (who: SignedIn, lado: string, quem: string, assistencia: string) => {
    const best = lado === 'mandante' ? [{ tipo: 'craque', quem: { nome: quem } }] : [];
    const lance = { tipo: 'gol', quem: { nome: quem }, assistencia: { nome: assistencia } };
    const body = {
      [lado]: { versao: 0, lances: [lance, { tipo: 'amarelo', quem: { nome: quem } }, ...best] },
    };
    aceito(await who.put(`/api/partidas/${cena.uuid}/sumula`, body));
  };
  await write(cena.gente.casa, 'mandante', 'Some Um', 'Some Dois');
  await write(cena.gente.fora, 'visitante', 'Fica Um', 'Fica Dois');
  const everything = async () =>
    (
      await t.db.first<{ dump: string }>(sql`
        select (select json_agg(s)::text from sumulas s)
          || (select json_agg(h)::text from historico h) as dump`)
    )?.dump ?? '';
  expect(await everything()).toMatch(/Some Um.*Some Dois/s);
  await cena.gente.casa.post('/api/perfil/exportacao');
  const files = unzipSync((await cena.gente.casa.get('/api/perfil/exportacao')).rawPayload);
  expect(strFromU8(files['sumulas.json'] ?? new Uint8Array())).toContain('Some Um');
  await leave(cena.gente.casa);
  await anonymizeDue(t, new Date());
  const after = await everything();
  expect(after).not.toMatch(/Some Um|Some Dois/);
  expect(after).toMatch(/Fica Um.*Fica Dois/s);
  const { sumula } = (await cena.gente.fora.get(`/api/partidas/${cena.uuid}`)).json().data;
  expect(sumula.mandante.lances).toMatchObject([
    { tipo: 'gol', quem: { jogador: NAO_IDENTIFICADO, nome: null }, assistencia: null },
    { tipo: 'amarelo', quem: { jogador: NAO_IDENTIFICADO, nome: null } },
  ]);
});

test('a name that was changed after it was typed goes from the list in the trail, too', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org);
  const list = { participantes: [{ nome: 'Zuleica Primeira' }, { nome: 'Fica Aqui' }] };
  const added = await org.post(`/api/campeonatos/${id}/participantes/lista`, list);
  const [{ uuid }] = added.json().data;
  await org.put(`/api/participantes/${uuid}`, { nome: 'Zuleica Segunda' });
  const { url } = (await org.post(`/api/participantes/${uuid}/convite`)).json().data;
  const ana = await t.signedIn();
  await ana.post('/api/participantes/convite', {
    token: new URL(url).searchParams.get('assumir'),
  });
  await leave(ana);
  await anonymizeDue(t, new Date());
  const trail = (await org.get(`/api/campeonatos/${id}/historico`)).body;
  expect(trail).toContain('Fica Aqui');
  expect(trail).not.toContain('Zuleica');
});

test('who leaves takes the notices that name them, not those of other organisers', async () => {
  const [dona, co] = [
    await t.signedIn({ nome: 'Dona Olga' }),
    await t.signedIn({ nome: 'Co Lia' }),
  ];
  const [ana, bia] = [await t.signedIn(), await t.signedIn()];
  const id = await openCampeonato(dona);
  await t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel) values (${id}, ${co.uuid}, 'co')`);
  for (const [who, whom] of [
    [dona, ana],
    [co, bia],
  ] as const) {
    await who.post(`/api/campeonatos/${id}/participantes/pessoas`, { pessoa: whom.uuid });
  }
  const told = async (who: SignedIn) => (await who.get('/api/usuario/notifications')).body;
  await leave(dona);
  await anonymizeDue(t, new Date());
  expect(await told(ana)).not.toContain('Olga');
  expect(await told(bia)).toContain('Co Lia');
});
