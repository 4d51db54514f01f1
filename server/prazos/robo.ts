// Takes what is due, one row after the other, each in a transaction of its own that holds its championship and
// looks again whether it is still due. Several processes may look at once: a championship that another one
// holds is passed over. What failed is tried again later and holds up nothing else.
import { ehSilencio, fimDoSilencio, proximoPasso } from '#regras/agenda/lembretes.ts';
import { agora } from '#server/database/agora.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { type Log, nameOfError, waitAfter } from '#server/jobs/job.ts';
import { makeWorker } from '#server/jobs/worker.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import type { Saida } from '#server/saida/saida.ts';
import {
  countFailures,
  findCedo,
  findVencido,
  lockVencido,
  markCedo,
  markFeito,
  moveStep,
  type PrazoRow,
  postponePrazo,
} from './queries.ts';
import type { PrazoVencido, TipoDePrazo, TratarPrazo, TratarTodos } from './tipos.ts';

type Meios = { readonly db: Database; readonly saida: Pick<Saida, 'deliver'>; readonly log: Log };

export type Robo = {
  /** Takes the next that is due; whether there was one. */
  look(): Promise<boolean>;
  start(): void;
  stop(): Promise<void>;
};

const LOOK_MS = 10_000;

/** Who handles a thing of a match finds it there; who handles one of the championship does not ask. */
const vencidoDe = ({ partida_uuid, ...prazo }: PrazoRow): PrazoVencido => ({
  ...prazo,
  partida_uuid: partida_uuid ?? '',
});

/** A reminder: said now, or in the morning; slept through, it is left out. */
async function lembrar(tx: Tx, prazo: PrazoRow, tratar: TratarPrazo): Promise<void> {
  const now = (await agora(tx)).getTime();
  const due = Date.parse(prazo.prazo_at);
  if (ehSilencio(now) && fimDoSilencio(now) < due) {
    await moveStep(tx, prazo.id, { passo: prazo.passo, at: fimDoSilencio(now) });
    return;
  }
  if (!ehSilencio(now) && now < due) await tratar.lembrar?.(tx, vencidoDe(prazo));
  await moveStep(tx, prazo.id, proximoPasso(due, now, prazo.lembra));
}

/** Who wants silence when the time is over is reminded before it begins: afterwards would be too late. */
async function lembrarCedo(tx: Tx, tratar: TratarTodos): Promise<string | undefined> {
  const prazo = await findCedo(tx, Object.keys(tratar));
  if (!prazo) return undefined;
  await markCedo(tx, prazo.id);
  await tratar[prazo.tipo as TipoDePrazo]?.lembrar?.(tx, {
    ...vencidoDe(prazo),
    desde: prazo.desde,
  });
  return prazo.id;
}

/** Written down as done before it is done: the two are one transaction. */
async function vencer(tx: Tx, prazo: PrazoRow, tratar: TratarPrazo): Promise<void> {
  await markFeito(tx, prazo.id);
  await tratar.vencer(tx, vencidoDe(prazo));
}

export function makeRobo(meios: Meios, tratar: TratarTodos): Robo {
  const { db, log } = meios;
  const tipos = Object.keys(tratar);

  async function fail(id: string, error: unknown): Promise<void> {
    const times = (await countFailures(db, id)) + 1;
    await postponePrazo(db, id, waitAfter(times));
    log.warn({ prazo: id, times, erro: nameOfError(error) }, 'what was due failed, tried again');
  }

  async function look(): Promise<boolean> {
    let taken: string | undefined;
    try {
      await emTransacao(meios, async (tx) => {
        taken = (await findVencido(tx, tipos))?.id;
        if (!taken) {
          taken = await lembrarCedo(tx, tratar);
          return;
        }
        const prazo = await lockVencido(tx, taken);
        if (!prazo) return;
        const how = tratar[prazo.tipo as TipoDePrazo] as TratarPrazo;
        await (prazo.passo === 'vence' ? vencer : lembrar)(tx, prazo, how);
      });
    } catch (error) {
      if (!taken) throw error;
      await fail(taken, error);
    }
    return taken !== undefined;
  }

  const worker = makeWorker({
    look,
    onError: (error) => log.warn({ erro: nameOfError(error) }, 'nothing was taken that is due'),
    times: 1,
    everyMs: LOOK_MS,
  });
  return { look, start: worker.start, stop: worker.stop };
}
