// The clock of the rules (server/database/agora.ts), moved in the middle of a test for every connection of its
// database at once.
import { afterAll } from 'vitest';
import { makeRobo } from '#server/prazos/robo.ts';
import { TRATAR } from '#server/robo/tratar.ts';
import { makeSaida } from '#server/saida/saida.ts';
import { entregarAvisos } from '#server/usuario/entregar-avisos.ts';
import { avisar } from '#server/usuario/notificar.ts';
import type { TestApp } from './app.ts';

const SHIFT = `coalesce(nullif(current_setting('tabelao.clock_shift', true), ''), '0')::double precision`;

const functionOf = (seconds: number) => `
  create or replace function agora() returns timestamptz language sql stable parallel safe as $$
    select now() + make_interval(secs => ${SHIFT} + ${seconds}) $$`;

export type TestClock = {
  /** From now on it is so late; it goes on from there. */
  to(instant: string | number): Promise<void>;
};

/** Back to the real time when the tests of the file are over: a worker's database is used by others then. */
export function testClock(t: TestApp): TestClock {
  const move = (seconds: number) => t.db.script(functionOf(seconds));
  afterAll(() => move(0));
  return { to: (instant) => move((new Date(instant).getTime() - Date.now()) / 1_000) };
}

/** The deadline robot, as a process has it: does everything that is due now, and tells it. */
export async function wakeRobot(t: TestApp): Promise<void> {
  const saida = makeSaida(t.db, t.log);
  saida.receive(avisar, async (tx, recebido) => {
    await entregarAvisos(tx, recebido);
  });
  const robo = makeRobo({ db: t.db, saida, log: t.log }, TRATAR);
  while (await robo.look());
}
