import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { failsToStart, findPostgres, startPostgres } from './postgres.ts';

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test.runIf(findPostgres())('a paused server refuses, a resumed one has its data', async () => {
  const postgres = await startPostgres();
  try {
    await query(postgres.url, 'create table kept as select 42 as answer');
    await postgres.pause();
    await expect(query(postgres.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    await postgres.resume();
    expect(await query(postgres.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(await query(postgres.socketUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  } finally {
    await postgres.stop();
  }
});

test('a connection that comes too early is no failure to start', () => {
  const line = (text: string) => `2026-01-02 03:04:05.678 UTC [9] ${text}\n`;
  const early = line('FATAL:  the database system is starting up');
  expect(failsToStart(line('LOG:  starting PostgreSQL') + early)).toBe(false);
  expect(failsToStart(early + line('FATAL:  lock file "postmaster.pid" exists'))).toBe(true);
  expect(failsToStart(line('PANIC:  could not locate a valid checkpoint record'))).toBe(true);
});

test.runIf(findPostgres())('a stopped server leaves no data behind', async () => {
  const postgres = await startPostgres();
  const [folder] = (await query(postgres.url, 'show data_directory')) as {
    data_directory: string;
  }[];
  expect(existsSync(String(folder?.data_directory))).toBe(true);
  await postgres.stop();
  expect(existsSync(String(folder?.data_directory))).toBe(false);
});

test.runIf(findPostgres())(
  'a connection that is ended by force does not end the server',
  async () => {
    const postgres = await startPostgres();
    try {
      const victim = new Client({ connectionString: postgres.url });
      victim.on('error', () => {});
      await victim.connect();
      const others =
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()';
      const ended = new Promise<void>((resolve) => victim.once('end', resolve));
      await query(postgres.url, `${others} and client_port is not null`);
      await ended;
      expect(await query(postgres.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
    } finally {
      await postgres.stop();
    }
  },
);
