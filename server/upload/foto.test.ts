import {
  mkdtempSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { arquivosNoDisco } from '#server/arquivos/disco.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import type { Client } from '#server/testing/client.ts';
import { eventually } from '#server/testing/eventually.ts';
import { sweepOrphans } from './files.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tabelao-foto-'));
const FOLDER = join(DATA_DIR, 'upload/avatar');
const BOUNDARY = 'limite-da-foto';
const HOUR_MS = 3_600_000;
const t = testApp({ DATA_DIR });

const made = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1a9951' } });

let png: Buffer;

beforeAll(async () => {
  png = await made(400, 300).png().toBuffer();
  // Jobs run while it listens.
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});

function form(
  bytes: Buffer,
  { field = 'foto', name = 'foto.png', type = 'image/png' } = {},
): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

const send = (client: Client, body: Buffer | string, headers: Record<string, string> = MULTIPART) =>
  client.send('POST', '/api/perfil/foto', { body, headers });

async function photoOf(client: Client): Promise<string | null> {
  return (await client.get('/api/user')).json().data.foto;
}

async function sendPhoto(client: SignedIn, bytes = png): Promise<string> {
  const answer = await send(client, form(bytes));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.foto;
}

describe('POST /api/perfil/foto', () => {
  test('draws the picture again: at most 160 by 160, its ratio kept, nothing else of the file', async () => {
    const ana = await t.signedIn();
    const tagged = await made(400, 300)
      .jpeg()
      .withExif({ IFD0: { Artist: 'marca-no-exif' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .toBuffer();
    expect(tagged.toString('latin1')).toContain('marca-no-exif');
    const foto = await sendPhoto(ana, tagged);
    expect(foto).toMatch(/^\/upload\/avatar\/[0-9a-f]{32}\.webp$/);
    const { rawPayload } = await (await t.guest()).get(foto);
    const { width, height, exif, format } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 160,
      height: 120,
      exif: undefined,
      format: 'webp',
    });
    expect(rawPayload.toString('latin1')).not.toContain('marca-no-exif');
  });

  test('a small picture is not blown up, a turned one is set upright', async () => {
    const ana = await t.signedIn();
    const size = async (bytes: Buffer) => {
      const { rawPayload } = await ana.get(await sendPhoto(ana, bytes));
      const { width, height } = await sharp(rawPayload).metadata();
      return [width, height];
    };
    expect(await size(await made(40, 30).png().toBuffer())).toEqual([40, 30]);
    const turned = await made(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await size(turned)).toEqual([30, 40]);
  });

  test('takes a gif, its first frame; the name and the declared type do not matter', async () => {
    const ana = await t.signedIn();
    const gif = await made(50, 50).gif().toBuffer();
    const body = form(gif, { name: '../../etc/passwd.html', type: 'text/html' });
    const answer = await send(ana, body);
    expect(answer.json().data.foto).toMatch(/^\/upload\/avatar\/[0-9a-f]{32}\.webp$/);
  });

  test.each([
    ['an svg called png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(9))],
    ['a page called png', () => Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(9))],
    ['a png with a page behind it', () => Buffer.concat([png, Buffer.from('<script>')])],
    ['an empty file', () => Buffer.alloc(0)],
    ['a png whose data is damaged', () => Buffer.concat([png.subarray(0, 60), png.subarray(90)])],
  ])('%s is refused at its field, and nothing is kept', async (_name, bytes) => {
    const ana = await t.signedIn();
    const files = () => (readdirSync(DATA_DIR).includes('upload') ? readdirSync(FOLDER) : []);
    const before = new Set(files());
    const answer = await send(ana, form(bytes()));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations).toHaveProperty('foto');
    // Pictures of the tests before may go meanwhile; none comes.
    expect(files().filter((name) => !before.has(name))).toEqual([]);
    expect(await photoOf(ana)).toBeNull();
  });

  test('a pixel bomb is refused by its header: nothing decodes it, nor takes the memory it asks for', async () => {
    const ana = await t.signedIn();
    let decoded = 0;
    const count = () => {
      decoded += 1;
    };
    sharp.queue.on('change', count);
    const honest = await made(6_000, 4_001).png({ compressionLevel: 9 }).toBuffer();
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
    const film = Buffer.concat([
      Buffer.from('GIF89a'),
      Buffer.from('01000100800000000000ffffff', 'hex'),
      ...Array.from({ length: 10_000 }, () => frame),
      Buffer.from(';'),
    ]);
    expect(decoded, 'the control: drawing one is counted').toBeGreaterThan(0);
    for (const bytes of [bomb, film, honest]) {
      decoded = 0;
      const memory = process.memoryUsage().rss;
      const answer = await send(ana, form(bytes));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().validations.foto[0]).toContain('grande demais');
      expect(process.memoryUsage().rss - memory).toBeLessThan(100_000_000);
      expect(decoded).toBe(0);
    }
    await sendPhoto(ana);
    expect(decoded, 'the control: one that is taken is decoded').toBeGreaterThan(0);
    sharp.queue.off('change', count);
  });

  test.each([
    ['an interlaced png', () => made(3_500, 2_300).png({ progressive: true })],
    ['a progressive jpeg', () => made(3_500, 2_300).jpeg({ progressive: true })],
    ['a gif', () => made(3_500, 2_300).gif()],
  ])(
    '%s of more than 8 megapixels, which would be decoded at once, is refused',
    async (_, make) => {
      const ana = await t.signedIn();
      const answer = await send(ana, form(await make().toBuffer()));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().validations.foto[0]).toContain('8 megapixels');
      const plain = await made(3_500, 2_300).jpeg().toBuffer();
      expect((await send(ana, form(plain))).statusCode, 'the control').toBe(200);
    },
  );

  test('eight big pictures at once are decoded one after the other', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => t.signedIn()));
    const big = await made(3_400, 2_300).png({ progressive: true }).toBuffer();
    let most = 0;
    let seen = 0;
    const look = () => {
      // Not their sum: one that goes from waiting to being drawn between the two reads is in both.
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue, process);
      seen += 1;
    };
    sharp.queue.on('change', look);
    const answers = await Promise.all(people.map((one) => send(one, form(big))));
    sharp.queue.off('change', look);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(seen, 'the control: each was seen to start and to end').toBeGreaterThanOrEqual(16);
    expect(most).toBe(1);
  });

  test('more than 2 MB is refused, with and without a length', async () => {
    const ana = await t.signedIn();
    const large = form(Buffer.concat([png, Buffer.alloc(2_100_000)]));
    expect((await send(ana, large)).statusCode).toBe(413);
    const { port } = t.app.server.address() as AddressInfo;
    const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = ana.cookies.get('XSRF-TOKEN') ?? '';
    const headers = { ...MULTIPART, cookie, host: 'localhost:3000', origin: t.config.appUrl };
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const chunked = httpRequest(
        {
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/api/perfil/foto',
          headers: { ...headers, 'x-xsrf-token': token, 'transfer-encoding': 'chunked' },
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      chunked.on('error', reject);
      chunked.end(form(Buffer.concat([png, Buffer.alloc(10_000_000)])));
    });
    expect(status).toBe(413);
  });

  const field = (name: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
  const end = `--${BOUNDARY}--\r\n`;
  test.each([
    ['no boundary', 'corpo', { 'content-type': 'multipart/form-data' }, 400],
    ['half a file', field('foto').replace('\r\n1', '; filename="a"\r\n1'), MULTIPART, 400],
    ['another field', form(Buffer.from('x'), { field: 'outra' }), MULTIPART, 422],
    ['text where the file should be', field('foto') + end, MULTIPART, 422],
    ['nothing in it', end, MULTIPART, 422],
    ['5,000 parts', field('a').repeat(5_000) + end, MULTIPART, 413],
    ['5,000 parts and no end', field('a').repeat(5_000), MULTIPART, 400],
    ['a long field name', field('a'.repeat(50_000)) + end, MULTIPART, 422],
    ['a prototype', field('__proto__') + end, MULTIPART, 422],
    ['JSON', '{"foto":"x"}', { 'content-type': 'application/json' }, 415],
    ['text', 'foto', { 'content-type': 'text/plain' }, 415],
  ])('a form with %s is a mistake of the caller', async (_name, body, headers, status) => {
    const ana = await t.signedIn();
    expect((await send(ana, body, headers)).statusCode).toBe(status);
  });

  test('another route takes no file', async () => {
    const ana = await t.signedIn();
    const answer = await ana.send('PUT', '/api/perfil/dados', {
      body: form(png),
      headers: MULTIPART,
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('what is kept', () => {
  test('is one file per person, however often they change it; twenty times an hour', async () => {
    const ana = await t.signedIn();
    const before = readdirSync(FOLDER).length;
    const addresses = [await sendPhoto(ana), await sendPhoto(ana)];
    await eventually(() => expect(readdirSync(FOLDER).length).toBe(before + 1));
    expect((await ana.get(addresses[0] ?? '')).statusCode).toBe(404);
    expect((await ana.get(addresses[1] ?? '')).statusCode).toBe(200);
    let last = 0;
    for (let i = 0; i < 19; i++) last = (await send(ana, form(png))).statusCode;
    expect(last).toBe(429);
    await eventually(() => expect(readdirSync(FOLDER).length).toBe(before + 1));
    expect(statSync(join(FOLDER, readdirSync(FOLDER)[0] ?? '')).size).toBeLessThan(30_000);
  });

  test('goes when the person takes it away', async () => {
    const ana = await t.signedIn();
    const foto = await sendPhoto(ana);
    expect((await ana.delete('/api/perfil/foto')).json().data.foto).toBeNull();
    await eventually(async () => expect((await ana.get(foto)).statusCode).toBe(404));
  });

  test('counts for the quota of its owner', async () => {
    const ana = await t.signedIn();
    await t.db.run(sql`
      insert into arquivos (nome, pasta, usuario_uuid, bytes)
      values (${`cheio-${ana.uuid}`}, 'outra', ${ana.uuid}, 50000000)`);
    const before = readdirSync(FOLDER).length;
    const answer = await send(ana, form(png));
    expect(answer.statusCode).toBe(402);
    expect(answer.json().warning).toContain('espaço');
    expect(readdirSync(FOLDER).length).toBe(before);
  });

  test('what nobody names is swept away, but not while it may be under way', async () => {
    const ana = await t.signedIn();
    const foto = await sendPhoto(ana);
    const old = join(FOLDER, `${'a'.repeat(32)}.webp`);
    const recent = join(FOLDER, `${'b'.repeat(32)}.webp`);
    for (const file of [old, recent]) writeFileSync(file, 'x');
    // Listed, but gone when it is looked at.
    symlinkSync('nowhere', join(FOLDER, `${'c'.repeat(32)}.webp`));
    const past = new Date(Date.now() - 25 * HOUR_MS);
    utimesSync(old, past, past);
    utimesSync(join(FOLDER, foto.split('/').at(-1) ?? ''), past, past);
    const arquivos = arquivosNoDisco(DATA_DIR);
    expect(await sweepOrphans({ db: t.db, arquivos }, Date.now())).toBe(1);
    expect(readdirSync(FOLDER)).not.toContain(`${'a'.repeat(32)}.webp`);
    expect(readdirSync(FOLDER)).toContain(`${'b'.repeat(32)}.webp`);
    expect((await ana.get(foto)).statusCode).toBe(200);
  });
});

describe('GET /upload/avatar/…', () => {
  test('is a picture and can be nothing else', async () => {
    const ana = await t.signedIn();
    const answer = await (await t.guest()).get(await sendPhoto(ana));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    '/upload/avatar/../../app-key',
    '/upload/avatar/..%2f..%2fapp-key',
    '/upload/avatar/%2e%2e/%2e%2e/app-key',
    '/upload/avatar/....//app-key',
    '/upload/avatar/%00',
    `/upload/avatar/${'a'.repeat(32)}.webp%00.png`,
    `/upload/avatar/${'A'.repeat(32)}.webp`,
    `/upload/avatar/${'a'.repeat(32)}.html`,
    `/upload/avatar/${'0'.repeat(32)}.webp`,
    '/upload/avatar/',
    '/upload/avatar',
    '/upload/',
    '/upload/times/x.webp',
  ])('%s is not there', async (path) => {
    writeFileSync(join(DATA_DIR, 'app-key'), 'segredo');
    const answer = await (await t.guest()).get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('segredo');
  });
});
