// The mails of an app under test. Jobs run while it listens, so it listens.
import sql from 'sql-template-tag';
import { beforeAll, expect } from 'vitest';
import type { TestApp } from './app.ts';
import { eventually } from './eventually.ts';

export type Mail = { readonly assunto: string; readonly texto: string; readonly html: string };

export class Mailbox {
  readonly #test: TestApp;

  constructor(test: TestApp) {
    this.#test = test;
  }

  /** All mails to somebody, oldest first, once there are this many. */
  async of(email: string, count = 1): Promise<Mail[]> {
    const read = () =>
      this.#test.db.rows<Mail>(sql`
        select assunto, texto, html from correio where para = ${email} order by id`);
    await eventually(async () => expect((await read()).length).toBeGreaterThanOrEqual(count));
    return read();
  }

  /** The link of the newest mail to somebody, once there are this many. */
  async linkFor(email: string, count = 1): Promise<URL> {
    return linkIn((await this.of(email, count)).at(-1));
  }

  /** Once every job has been tried. */
  async settled(): Promise<void> {
    await eventually(async () => {
      const open = await this.#test.db.rows(sql`select tipo from tarefas where erro is null`);
      expect(open).toEqual([]);
    });
  }
}

function linkIn(mail: Mail | undefined): URL {
  return new URL(/https?:\/\/\S+/.exec(mail?.texto ?? '')?.[0] ?? '');
}

export function testMailbox(test: TestApp): Mailbox {
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  return new Mailbox(test);
}
