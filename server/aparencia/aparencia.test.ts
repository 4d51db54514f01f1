// Banner, colour and sponsors: given by the plan of the owner, shown to everybody, and never taken away by its end.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { arquivosNoDisco } from '#server/arquivos/disco.ts';
import { conceder } from '#server/planos/concessoes.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { openCampeonato } from '#server/testing/campeonato.ts';
import { sweepOrphans } from '#server/upload/files.ts';
import { uuidv7 } from '#server/uuid.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tabelao-aparencia-'));
const t = testApp({ DATA_DIR });
const BOUNDARY = 'limite-da-imagem';

let png: Buffer;

beforeAll(async () => {
  const canvas = { width: 2_000, height: 500, channels: 3, background: '#123456' } as const;
  png = await sharp({ create: canvas }).png().toBuffer();
});

function send(who: SignedIn, path: string, field: string, bytes = png) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return who.send('PUT', path, { body, headers });
}

const PADARIA = { uuid: uuidv7(), nome: 'Padaria da Praça', link: 'padaria.example.com/promo' };
const LOJA = { uuid: uuidv7(), nome: 'Loja do Zé', link: null };

async function pro() {
  const dono = await t.signedIn();
  await conceder(t.db, { nome: 'pro dar', email: dono.email });
  const id = await openCampeonato(dono);
  const path = `/api/campeonatos/${id}/aparencia`;
  const put = (who: SignedIn, body: object) => who.put(path, { destaque: null, ...body });
  return { dono, id, path, put };
}

const help = (id: string, { uuid }: SignedIn) =>
  t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel) values (${id}, ${uuid}, 'co')`);

test('who organises dresses the championship, and all see it', async () => {
  const { dono, id, path, put } = await pro();
  const [co, guest] = [await t.signedIn(), await t.guest()];
  await help(id, co);
  const saved = await put(co, { versao: 0, destaque: '#ffff00', patrocinadores: [PADARIA, LOJA] });
  expect(saved.json().data).toMatchObject({ permitida: true, versao: 1, destaque: '#ffff00' });
  const capa = (await send(dono, `${path}/capa`, 'capa')).json().data.capa;
  const logo = `${path}/patrocinadores/${PADARIA.uuid}/logo`;
  expect((await send(co, logo, 'logo')).statusCode).toBe(200);
  const { data } = (await guest.get(`/api/campeonatos/${id}`)).json();
  expect(data.estilo['--capa']).toBe(`url(${capa})`);
  const own = await dono.get('/api/campeonatos?meus=organizo');
  const card = /\/upload\/faixas\/[\w.-]+/.exec(own.body)?.[0] ?? '';
  const strip = await sharp((await guest.get(card)).rawPayload).metadata();
  expect([strip.width, strip.height]).toEqual([720, 144]);
  // Yellow cannot be read on white: it is made darker there.
  expect(data.estilo['--brand-text']).not.toContain('#ffff00,');
  const [first, second] = data.patrocinadores;
  expect(first).toMatchObject({ nome: PADARIA.nome, link: 'https://padaria.example.com/promo' });
  expect(second).toMatchObject({ nome: LOJA.nome, link: null, logo: null });
  for (const [address, width] of [
    [capa, 1_600],
    [first.logo, 320],
  ] as const) {
    const { rawPayload } = await guest.get(address);
    expect((await sharp(rawPayload).metadata()).width).toBe(width);
  }
  expect(JSON.stringify(data)).not.toContain('"aparencia"');
});

test('without a plan nothing is put on: 402 with the way forward, and pictures leave no trace', async () => {
  const dono = await t.signedIn();
  const id = await openCampeonato(dono);
  const path = `/api/campeonatos/${id}/aparencia`;
  expect((await dono.get(path)).json().data.permitida).toBe(false);
  const answers = [
    await dono.put(path, { versao: 0, destaque: '#0b7a75', patrocinadores: [] }),
    await dono.put(path, { versao: 0, destaque: null, patrocinadores: [LOJA] }),
    await send(dono, `${path}/capa`, 'capa'),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'limite_do_plano']);
    expect(answer.json().warning).toContain('Pro');
  }
  const kept = await t.db.rows(sql`select 1 from arquivos where usuario_uuid = ${dono.uuid}`);
  expect(kept).toEqual([]);
});

test('when the plan ends everything stays shown, may be taken away, and does not grow', async () => {
  const { dono, id, path, put } = await pro();
  await put(dono, { versao: 0, destaque: '#0b7a75', patrocinadores: [PADARIA, LOJA] });
  await send(dono, `${path}/capa`, 'capa');
  await conceder(t.db, { nome: 'pro tirar', email: dono.email });
  const seen = async () => (await (await t.guest()).get(`/api/campeonatos/${id}`)).json().data;
  expect((await seen()).estilo).toHaveProperty('--capa');
  expect((await seen()).patrocinadores).toHaveLength(2);
  const saved = [PADARIA, LOJA].map((one) => ({ ...one, link: one.link && `https://${one.link}` }));
  const kept = { versao: 2, destaque: '#0b7a75', patrocinadores: saved };
  const renamed = { ...kept, patrocinadores: [{ ...saved[0], nome: 'Outra' }] };
  expect((await put(dono, renamed)).statusCode).toBe(402);
  expect((await put(dono, { ...kept, destaque: '#112233' })).statusCode).toBe(402);
  expect((await send(dono, `${path}/capa`, 'capa')).statusCode).toBe(402);
  const fewer = await put(dono, { ...kept, patrocinadores: [saved[1]] });
  expect(fewer.json().data.patrocinadores).toHaveLength(1);
  expect((await dono.delete(`${path}/capa`)).json().data.capa).toBeNull();
});

test('who saves second is shown what the first one saved', async () => {
  const { dono, put } = await pro();
  await put(dono, { versao: 0, patrocinadores: [LOJA] });
  const late = await put(dono, { versao: 0, patrocinadores: [] });
  expect(late.statusCode).toBe(409);
  expect(late.json().data.patrocinadores).toHaveLength(1);
});

test('links lead to sites by https and nowhere else; a list is short and names each once', async () => {
  const { dono, put } = await pro();
  const with_ = (...patrocinadores: object[]) => put(dono, { versao: 0, patrocinadores });
  for (const link of ['javascript:alert(1)', 'data:text/html,x', 'http://x.example.com', 'a b']) {
    expect((await with_({ ...LOJA, link })).statusCode, link).toBe(422);
  }
  expect((await with_({ ...LOJA, nome: '\u202e' })).statusCode).toBe(422);
  expect((await with_(LOJA, LOJA)).statusCode).toBe(422);
  const many = Array.from({ length: 13 }, () => ({ ...LOJA, uuid: uuidv7() }));
  expect((await with_(...many)).statusCode).toBe(422);
  const bad = await put(dono, { versao: 0, destaque: 'red', patrocinadores: [] });
  expect(bad.statusCode).toBe(422);
});

test('strangers send nothing, what is no picture is refused, and a logo needs its sponsor', async () => {
  const { dono, path } = await pro();
  const stranger = await t.signedIn();
  expect((await send(stranger, `${path}/capa`, 'capa')).statusCode).toBe(403);
  const refused = await send(dono, `${path}/capa`, 'capa', Buffer.from('<svg/>'.repeat(20)));
  expect(refused.json().validations).toHaveProperty('capa');
  const nobody = `${path}/patrocinadores/${uuidv7()}/logo`;
  expect((await send(dono, nobody, 'logo')).statusCode).toBe(404);
});

test('pictures that nobody shows any more are swept, those that are shown stay', async () => {
  const { dono, path, put } = await pro();
  await put(dono, { versao: 0, patrocinadores: [LOJA] });
  const old = (await send(dono, `${path}/capa`, 'capa')).json().data.capa;
  const capa = (await send(dono, `${path}/capa`, 'capa')).json().data.capa;
  const logo = `${path}/patrocinadores/${LOJA.uuid}/logo`;
  const { patrocinadores } = (await send(dono, logo, 'logo')).json().data;
  await t.db.run(sql`
    update arquivos set created_at = now() - interval '2 days' where usuario_uuid = ${dono.uuid}`);
  await sweepOrphans({ db: t.db, arquivos: arquivosNoDisco(DATA_DIR) }, Date.now());
  const left = await t.db.rows<{ nome: string; pasta: string }>(sql`
    select nome, pasta from arquivos where usuario_uuid = ${dono.uuid}`);
  const strips = left.filter(({ pasta }) => pasta === 'faixas');
  expect((await dono.get('/api/campeonatos?meus=organizo')).body).toContain(strips[0]?.nome);
  expect(strips).toHaveLength(1);
  const names = left.flatMap(({ nome, pasta }) => (pasta === 'faixas' ? [] : nome)).sort();
  const shown = [capa, patrocinadores[0].logo].map((at: string) => at.split('/').at(-1)).sort();
  expect(names).toEqual(shown);
  expect(names).not.toContain(old.split('/').at(-1));
});

test('a copy of the owner with a plan is dressed like the first', async () => {
  const { dono, id, put } = await pro();
  await put(dono, { versao: 0, destaque: '#0b7a75', patrocinadores: [LOJA] });
  const copy = await dono.post(`/api/campeonatos/${id}/copia`, { edicao: true });
  expect(copy.json().data).toMatchObject({ patrocinadores: [{ nome: LOJA.nome }] });
  const free = await t.signedIn();
  await help(id, free);
  const other = await free.post(`/api/campeonatos/${id}/copia`, {});
  expect(other.json().data.patrocinadores).toBeUndefined();
});
