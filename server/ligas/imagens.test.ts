// A liga shows pictures of its own: sent by who runs it, drawn again, and gone when nobody shows them.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertMembro, makeLiga } from '#server/testing/liga/liga.ts';

const t = testApp({ DATA_DIR: mkdtempSync(join(tmpdir(), 'tabelao-imagens-')) });
const BOUNDARY = 'limite-da-imagem';

let png: Buffer;

beforeAll(async () => {
  const canvas = { width: 2_000, height: 500, channels: 3, background: '#123456' } as const;
  png = await sharp({ create: canvas }).png().toBuffer();
});

function send(who: SignedIn, liga: string, qual: 'escudo' | 'capa', bytes = png) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${qual}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return who.send('PUT', `/api/ligas/${liga}/${qual}`, { body, headers });
}

test('owner and admins send them, all see them, and they are taken away again', async () => {
  const [dono, admin, guest] = [await t.signedIn(), await t.signedIn(), await t.guest()];
  const liga = await makeLiga(dono);
  await insertMembro(t, liga, admin, 'admin');
  const shield = (await send(dono, liga, 'escudo')).json().data.escudo;
  const banner = (await send(admin, liga, 'capa')).json().data.capa;
  const sizes = await Promise.all(
    [shield, banner].map(async (path) => {
      const { rawPayload, statusCode } = await guest.get(path);
      expect(statusCode).toBe(200);
      return (await sharp(rawPayload).metadata()).width;
    }),
  );
  expect(sizes).toEqual([240, 1_600]);
  expect((await guest.get(`/api/ligas/${liga}`)).json().data).toMatchObject({
    escudo: shield,
    capa: banner,
  });
  const { data } = (await guest.get('/api/ligas')).json();
  expect(data.find(({ uuid }: { uuid: string }) => uuid === liga).escudo).toBe(shield);
  expect((await dono.delete(`/api/ligas/${liga}/capa`)).json().data.capa).toBeNull();
  expect((await dono.delete(`/api/ligas/${liga}/escudo`)).json().data.escudo).toBeNull();
});

test('members and strangers send none, and what is no picture is refused', async () => {
  const [dono, membro, stranger] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${dono.uuid}`);
  const [liga, secret] = [
    await makeLiga(dono),
    await makeLiga(dono, { visibilidade: 'privado', nome: 'Escondida' }),
  ];
  await insertMembro(t, liga, membro);
  expect((await send(membro, liga, 'escudo')).statusCode).toBe(403);
  expect((await send(stranger, liga, 'capa')).statusCode).toBe(403);
  expect((await send(stranger, secret, 'capa')).statusCode).toBe(404);
  const refused = await send(dono, liga, 'capa', Buffer.from('<svg/>'.repeat(20)));
  expect(refused.json().validations).toHaveProperty('capa');
});
