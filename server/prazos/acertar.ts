// After a write on a running championship: what is due of its matches follows their days, their states and the
// rules.
import { proximoPasso } from '#regras/agenda/lembretes.ts';
import { semAcordo, vencimento } from '#regras/agenda/vencimento.ts';
import type { Regras } from '#regras/configuracao/fases.ts';
import type { Tx } from '#server/database/database.ts';
import { deletePrazos, type NovoPrazo, type PartidaComPrazos, upsertPrazos } from './queries.ts';
import { DA_PARTIDA, type TipoDePrazo } from './tipos.ts';

const DAY_MS = 86_400_000;

/** So long a match that was put off may be without a day. */
const DIAS_SEM_DIA = 7;

type Devido = { readonly tipo: TipoDePrazo; readonly prazo: number; readonly lembra: boolean };

function devidosDe(partida: PartidaComPrazos, regras: Regras, now: number): Devido[] {
  if (!partida.aberta) return [];
  const due = vencimento(partida, regras);
  if (partida.estado === 'adiada') {
    const known = partida.prazos.find(({ tipo, feito }) => tipo === 'adiada' && !feito);
    const week = known ? Date.parse(known.prazo_at) : now + DIAS_SEM_DIA * DAY_MS;
    return [{ tipo: 'adiada', prazo: due ?? week, lembra: false }];
  }
  const lembra = regras.quem_informa !== 'organizador';
  const slot = partida.estado === 'agendada' ? semAcordo(partida, regras) : null;
  return [
    ...(due === null ? [] : [{ tipo: 'placar' as const, prazo: due, lembra }]),
    ...(slot ? [{ tipo: 'horario' as const, prazo: slot.marcaEm, lembra: true }] : []),
  ];
}

/** A deadline that has passed is moved there, or taken as known, but never made: nobody was given that time. */
function novosDe(partida: PartidaComPrazos, devidos: readonly Devido[], now: number): NovoPrazo[] {
  return devidos.flatMap(({ tipo, prazo, lembra }) => {
    const known = partida.prazos.find((row) => row.tipo === tipo);
    if (known && Date.parse(known.prazo_at) === prazo) return [];
    if (prazo <= now && (!known || known.feito)) return [];
    const { passo, at } = proximoPasso(prazo, now, lembra);
    const times = { prazo_at: new Date(prazo).toISOString(), vence_at: new Date(at).toISOString() };
    const { uuid } = partida;
    return [{ partida_uuid: uuid, objeto: uuid, tipo, lembra, passo, ...times }];
  });
}

const sobrando = ({ uuid, prazos }: PartidaComPrazos, devidos: readonly Devido[]) =>
  prazos
    .filter(({ tipo, feito }) => !feito && DA_PARTIDA.some((known) => known === tipo))
    .filter(({ tipo }) => !devidos.some((one) => one.tipo === tipo))
    .map(({ tipo }) => ({ tipo, objeto: uuid }));

export async function acertarPrazos(
  tx: Tx,
  { id, regras }: { readonly id: string; readonly regras: Regras },
  partidas: readonly PartidaComPrazos[],
): Promise<void> {
  const [first] = partidas;
  if (!first) return;
  const now = Date.parse(first.agora);
  const all = partidas.map((partida) => ({ partida, devidos: devidosDe(partida, regras, now) }));
  await deletePrazos(
    tx,
    all.flatMap(({ partida, devidos }) => sobrando(partida, devidos)),
  );
  await upsertPrazos(
    tx,
    id,
    all.flatMap(({ partida, devidos }) => novosDe(partida, devidos, now)),
  );
}
