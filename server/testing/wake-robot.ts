// The deadline robot over a test's database, as a process has it: does everything that is due now, and tells it.
import { makeRobo } from '#server/prazos/robo.ts';
import { TRATAR } from '#server/robo/tratar.ts';
import { makeSaida } from '#server/saida/saida.ts';
import { entregarAvisos } from '#server/usuario/entregar-avisos.ts';
import { avisar } from '#server/usuario/notificar.ts';
import type { TestApp } from './app.ts';

export async function wakeRobot(t: TestApp): Promise<void> {
  const saida = makeSaida(t.db, t.log);
  saida.receive(avisar, async (tx, recebido) => {
    await entregarAvisos(tx, recebido);
  });
  const robo = makeRobo({ db: t.db, saida, log: t.log }, TRATAR);
  while (await robo.look());
}
