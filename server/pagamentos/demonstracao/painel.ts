// What the panel does: moves the clock of the product, lets charges fail, and plays with the signals.
import type { Database } from '#server/database/database.ts';
import { avancar, instante, type Mundo } from './contas.ts';
import { guardar, listar, novoId } from './objetos.ts';

const DAY_SECONDS = 86_400;
const MONTH_DAYS = 31;

const SHIFT = `coalesce(nullif(current_setting('tabelao.clock_shift', true), ''), '0')::double precision`;

/** For every connection at once, and until it is set back. */
async function adiantar(db: Database, seconds: number): Promise<void> {
  await db.script(`
    create or replace function agora() returns timestamptz language sql stable parallel safe as $$
      select now() + make_interval(secs => ${SHIFT} + ${Math.trunc(seconds)}) $$`);
}

async function falhar({ db }: Mundo): Promise<void> {
  for (const sub of await listar(db, 'subscription')) {
    if (sub.ended_at === null) await guardar(db, 'subscription', { ...sub, demo_fails: true });
  }
}

async function contestar(mundo: Mundo): Promise<void> {
  const charge = (await listar(mundo.db, 'charge')).find(({ disputed }) => !disputed);
  if (!charge) return;
  const { id, payment_intent } = charge;
  await guardar(mundo.db, 'charge', { ...charge, disputed: true });
  const dispute = await guardar(mundo.db, 'dispute', {
    ...{ id: novoId('dispute'), object: 'dispute', charge: id, payment_intent },
    status: 'needs_response',
  });
  await mundo.eventos.emit('charge.dispute.created', dispute, await instante(mundo));
}

async function perder(mundo: Mundo): Promise<void> {
  const open = (await listar(mundo.db, 'dispute')).find(
    ({ status }) => status === 'needs_response',
  );
  if (!open) return;
  const lost = await guardar(mundo.db, 'dispute', { ...open, status: 'lost' });
  await mundo.eventos.emit('charge.dispute.closed', lost, await instante(mundo));
}

export function makePainel(mundo: Mundo) {
  let ahead = 0;
  const move = async (seconds: number) => {
    ahead = seconds;
    await adiantar(mundo.db, ahead);
    await avancar(mundo);
  };
  const acoes: Readonly<Record<string, () => Promise<unknown>>> = {
    dia: () => move(ahead + DAY_SECONDS),
    mes: () => move(ahead + MONTH_DAYS * DAY_SECONDS),
    hoje: () => move(0),
    falhar: () => falhar(mundo),
    contestar: () => contestar(mundo),
    perder: () => perder(mundo),
    de_novo: () => mundo.eventos.again(),
    segurar: async () => mundo.eventos.hold(),
    soltar: () => mundo.eventos.release(),
  };
  return async (faz: string): Promise<void> => {
    if (Object.hasOwn(acoes, faz)) await acoes[faz]?.();
  };
}
