import { mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { arquivosNoDisco } from '#server/arquivos/disco.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato, startCampeonato } from '#server/testing/campeonato.ts';
import { sweepOrphans } from '#server/upload/files.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tabelao-escudo-'));
const FOLDER = join(DATA_DIR, 'upload/times');
const BOUNDARY = 'limite-do-escudo';
const DAY_MS = 86_400_000;
const t = testApp({ DATA_DIR });

let png: Buffer;

beforeAll(async () => {
  const canvas = { width: 300, height: 300, channels: 3, background: '#123456' } as const;
  png = await sharp({ create: canvas }).png().toBuffer();
});

function send(who: SignedIn, uuid: string, bytes = png) {
  return sendForm(who, 'PUT', uuid, bytes);
}

function sendForm(who: SignedIn, method: 'PUT' | 'POST', uuid: string, bytes: Buffer, first = '') {
  const head = `${first}--${BOUNDARY}\r\nContent-Disposition: form-data; name="escudo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return who.send(method, `/api/participantes/${uuid}/escudo`, { body, headers });
}

async function scene() {
  const org = await t.signedIn();
  const id = await openCampeonato(org, { aprovacao: 'automatica', pede: [] });
  const ana = await t.signedIn();
  const { uuid } = (await ana.post(`/api/campeonatos/${id}/participantes`, {})).json().data;
  return { org, id, ana, uuid };
}

describe('PUT /api/participantes/:uuid/escudo', () => {
  test('of somebody who was invited tells the trail no name', async () => {
    const { org, id } = await scene();
    const bia = await t.signedIn({ nome: 'Bia Convidada' });
    const path = `/api/campeonatos/${id}/participantes/pessoas`;
    const { uuid } = (await org.post(path, { pessoa: bia.uuid })).json().data;
    expect((await send(org, uuid)).statusCode).toBe(200);
    const trail = await (await t.guest()).get(`/api/campeonatos/${id}/historico`);
    expect(trail.body).toContain('enviar-escudo');
    expect(trail.body).not.toContain('Bia Convidada');
  });

  test('puts the picture, drawn again in at most 160 by 160, for everyone to see', async () => {
    const { ana, uuid } = await scene();
    const answer = await send(ana, uuid);
    expect(answer.statusCode, answer.body).toBe(200);
    const { imagem } = answer.json().data.escudo;
    expect(imagem).toMatch(/^\/upload\/times\/[0-9a-f]{32}\.webp$/);
    const picture = await (await t.guest()).get(imagem);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 160, height: 160 });
    const other = await scene();
    const body = { escudo: { imagem } };
    const reused = await other.ana.put(`/api/participantes/${other.uuid}`, body);
    expect(reused.json().data.escudo).toEqual({ imagem });
  });

  test('a client that can only post forms says in the form that it means PUT', async () => {
    const { ana, uuid } = await scene();
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 400, height: 400, channels: 3, background: '#000', noise } as const;
    const large = await sharp({ create }).png().toBuffer();
    expect(large.length).toBeGreaterThan(256 * 1024);
    const method = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="_method"\r\n\r\nPUT\r\n`;
    const answer = await sendForm(ana, 'POST', uuid, large, method);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.escudo.imagem).toMatch(/\.webp$/);
  });

  test('what is no picture is refused, and leaves no file behind', async () => {
    const { ana, uuid } = await scene();
    const before = readdirSync(FOLDER).length;
    const answer = await send(ana, uuid, Buffer.from('<svg onload="alert(1)"/>'.padEnd(200)));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations).toHaveProperty('escudo');
    const stranger = await t.signedIn();
    expect((await send(stranger, uuid)).statusCode).toBe(403);
    expect(readdirSync(FOLDER)).toHaveLength(before);
  });

  test('a person does it until the start, the organiser always', async () => {
    const { org, id, ana, uuid } = await scene();
    await insertNames(t, id, 2);
    await startCampeonato(org, id);
    expect((await send(ana, uuid)).statusCode).toBe(409);
    expect((await send(org, uuid)).statusCode).toBe(200);
  });

  test('a picture that nobody shows any more is swept away after a day, others stay', async () => {
    const { ana, uuid } = await scene();
    const first = (await send(ana, uuid)).json().data.escudo.imagem;
    const second = (await send(ana, uuid)).json().data.escudo.imagem;
    await t.db.run(sql`update arquivos set created_at = now() - interval '2 days'`);
    const old = new Date(Date.now() - 2 * DAY_MS);
    for (const name of readdirSync(FOLDER)) utimesSync(join(FOLDER, name), old, old);
    await sweepOrphans({ db: t.db, arquivos: arquivosNoDisco(DATA_DIR) }, Date.now());
    const guest = await t.guest();
    expect((await guest.get(first)).statusCode).toBe(404);
    expect((await guest.get(second)).statusCode).toBe(200);
  });
});
