import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { templateFolder } from '#server/testing/database.ts';
import { openEmbedded } from './embedded.ts';
import { splitRequests } from './embedded-socket.ts';

function message(letter: string, body: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

const prepared = ['P', 'B', 'D', 'E'].map((letter) => message(letter, `${letter} of a statement`));
const whole = Buffer.concat([...prepared, message('S', '')]);

describe('what a driver sends', () => {
  test('is handed over when it asks for an answer, wherever the line cuts it', () => {
    for (let cut = 1; cut < whole.length; cut += 1) {
      const first = splitRequests(whole.subarray(0, cut));
      expect(first.request.length).toBe(0);
      const both = splitRequests(Buffer.concat([first.rest, whole.subarray(cut)]));
      expect([both.request, both.rest.length]).toEqual([whole, 0]);
    }
  });

  test('of two statements at once is one request, and the beginning of a third waits', () => {
    const begun = message('P', 'x');
    const { request, rest } = splitRequests(Buffer.concat([whole, whole, begun]));
    expect([request, rest]).toEqual([Buffer.concat([whole, whole]), begun]);
  });

  test('before it says goodbye is answered, and the goodbye never reaches the database', () => {
    const { request, isOver } = splitRequests(Buffer.concat([whole, message('X', '')]));
    expect([request, isOver]).toEqual([whole, true]);
  });

  test('is refused when it is something else', () => {
    expect(() => splitRequests(Buffer.from('GET / HTTP/1.1').fill(0, 1))).toThrow('protocol');
  });
});

describe.skipIf(inject('databaseUrl'))('two connections to one embedded database', () => {
  async function opened() {
    const folder = mkdtempSync(join(tmpdir(), 'tabelao-test-'));
    cpSync(await templateFolder(), folder, { recursive: true });
    const embedded = await openEmbedded(folder);
    const connect = async () => {
      const { host, port } = embedded;
      const client = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
      client.on('error', () => {});
      await client.connect();
      return client;
    };
    onTestFinished(async () => {
      await embedded.close();
      rmSync(folder, { recursive: true, force: true });
    });
    return connect;
  }

  test('do not mix: what one left open is undone when it goes, and the other goes on', async () => {
    const connect = await opened();
    const [one, other] = [await connect(), await connect()];
    await one.query('create table rascunho (n int)');
    await one.query('begin');
    await one.query('insert into rascunho values (1)');
    const asked = other.query('select count(*)::int as n from rascunho');
    one.connection.stream.destroy();
    expect((await asked).rows).toEqual([{ n: 0 }]);
    await other.end();
  });

  test('get long answers whole, and an error only where it belongs', async () => {
    const connect = await opened();
    const client = await connect();
    const long = await client.query("select repeat('x', 3000000) as text, $1::text as mine", ['a']);
    expect([long.rows[0].text.length, long.rows[0].mine]).toEqual([3_000_000, 'a']);
    await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow('zero');
    const sent = await client.query('select length($1::text) as n', ['y'.repeat(2_000_000)]);
    expect(sent.rows).toEqual([{ n: 2_000_000 }]);
    await client.end();
  });
});
