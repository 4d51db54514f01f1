// What the plan of an owner allows. Who helps them does it with the owner's plan.

import type { Usuario } from '#contract/sessao.ts';
import { maisDoQue } from '#regras/montagem/problemas.ts';
import type { Limites } from '#regras/planos.ts';
import {
  MAIS_NOMES_SEM_VERIFICAR,
  type Pretendido,
  precisaVerificar,
} from '#regras/sem-verificar.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { formatoRecusado } from '#server/sorteio/formato-recusado.ts';
import { type CampeonatoVisto, countOwned } from './queries.ts';

function limitReached(n: number, key: 'ativos' | 'por_dia' | 'participantes' | 'jogos'): AppError {
  return new AppError('limite_do_plano', {
    text: { key: `campeonatos.limite_${key}`, params: { n } },
  });
}

/** More places than the plan allows are refused, not cut. */
export function requirePlaces(vagas: number, { participantes }: Limites): void {
  if (vagas > participantes) throw limitReached(participantes, 'participantes');
}

/** More matches than the plan allows are refused with what it allows; more than any does, as a mistake. */
export function requireMatches(jogos: number, limites: Limites): void {
  const absurd = maisDoQue(jogos);
  if (absurd.length > 0) throw formatoRecusado(absurd);
  if (jogos > limites.jogos) throw limitReached(limites.jogos, 'jogos');
}

/** Counted under a lock on the owner, so that two tabs cannot pass the limit together. */
export async function requireRoomForNew(tx: Tx, user: Usuario): Promise<Limites> {
  const { ativos, hoje } = await countOwned(tx, user.uuid);
  // Asked under the lock: a plan that was paid a moment ago counts.
  const limites = await limitesDaPessoa(tx, user.uuid);
  if (ativos >= limites.ativos) throw limitReached(limites.ativos, 'ativos');
  if (hoje >= limites.por_dia) throw limitReached(limites.por_dia, 'por_dia');
  return limites;
}

type Vida = Pick<CampeonatoVisto, 'estado' | 'arquivado_em' | 'excluido_em'>;

const isActive = ({ estado, arquivado_em, excluido_em }: Vida) =>
  !['encerrado', 'cancelado'].includes(estado) && !arquivado_em && !excluido_em;

/** What comes back out of the archive, the bin or its end counts again. */
export async function requireRoomToReturn(
  tx: Tx,
  before: CampeonatoVisto,
  after: Partial<Vida>,
): Promise<void> {
  if (isActive(before) || !isActive({ ...before, ...after })) return;
  const limites = await limitesDaPessoa(tx, before.dono_uuid);
  const { ativos } = await countOwned(tx, before.dono_uuid);
  if (ativos >= limites.ativos) throw limitReached(limites.ativos, 'ativos');
}

/** What changes hands counts for its new owner. */
export async function requireRoomToOwn(
  tx: Tx,
  campeonato: CampeonatoVisto,
  novoDono: string,
): Promise<void> {
  if (!isActive(campeonato)) return;
  const limites = await limitesDaPessoa(tx, novoDono);
  const { ativos } = await countOwned(tx, novoDono);
  if (ativos >= limites.ativos) throw limitReached(limites.ativos, 'ativos');
}

/** Says what is open until the e-mail is confirmed, where this is not. */
export function requireVerificadaPara(user: Usuario | null, pretendido: Pretendido): void {
  if (user?.email_verified_at || !precisaVerificar(pretendido)) return;
  const text = {
    key: 'campeonatos.sem_verificar',
    params: { n: MAIS_NOMES_SEM_VERIFICAR },
  } as const;
  throw new AppError('email_nao_verificado', { text });
}
