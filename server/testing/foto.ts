// A picture that is like no other, sent as a browser does.
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Client } from './client.ts';

const BOUNDARY = 'limite-da-foto';

let drawn = 0;

export function picture(width = 300, height = 200): Promise<Buffer> {
  drawn += 1;
  const background = { r: drawn % 256, g: Math.floor(drawn / 256), b: 99 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

type ArquivoEnviado = {
  readonly path: string;
  readonly field: string;
  readonly method: 'POST' | 'PUT';
};

export function sendFile(who: Client, { path, field, method }: ArquivoEnviado, bytes: Buffer) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return who.send(method, path, { body, headers });
}

export const sendFoto = (who: Client, partida: string, bytes: Buffer, field = 'foto') =>
  sendFile(who, { path: `/api/partidas/${partida}/provas`, field, method: 'POST' }, bytes);

/** Its id, to be named in what is said next. */
export async function fotoDe(who: Client, partida: string, bytes?: Buffer): Promise<string> {
  const answer = await sendFoto(who, partida, bytes ?? (await picture()));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.uuid;
}
