// Who the visitor is to a championship, and whether they may do something with it. What somebody may not
// see does not exist for them: unknown and forbidden private ones get the same 404.
import { timingSafeEqual } from 'node:crypto';
import type { Usuario } from '#contract/sessao.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { type Acao, type Alvo, type Pessoa, pode, podeVer } from '#regras/permissoes.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { hashToken, type Visitor } from '#server/http/session.ts';
import { type Administracao, administracaoDe, anotarUso, recusaAoAdmin } from './administracao.ts';
import type { QuemPergunta } from './quem-pergunta.ts';
import {
  type CampeonatoVisto,
  findCampeonato,
  findNomeGuardado,
  lockCampeonato,
} from './queries.ts';

export type Quem = Administracao & {
  readonly user: Usuario | null;
  /** Code of an invitation that the visitor came with. */
  readonly convite?: string | null | undefined;
  /** Token of an invitation to take over a name. */
  readonly assumir?: string | null | undefined;
};

export function pessoaDe({ user, isAdmin }: Quem, papel: Pessoa['papel']): Pessoa {
  return {
    papel,
    conectada: user !== null,
    verificada: user?.email_verified_at != null,
    administra: isAdmin,
  };
}

export const alvoDe = ({ estado, visibilidade, excluido_em }: CampeonatoVisto) => ({
  estado,
  visibilidade,
  excluido: excluido_em !== null,
});

/** In constant time: how far a guess was right must not show. */
function isSameCode(given: string | null | undefined, code: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(code)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** An invitation that waits for an answer lets them see what they are asked to, and nothing more. */
export const isAsked = ({ minha_inscricao: mine }: CampeonatoVisto) =>
  mine?.convidado === true && mine.status === STATUS.pendente;

const nomeGuardado = async (tx: Tx, id: string, token: string | null | undefined) =>
  token ? findNomeGuardado(tx, id, hashToken(token)) : undefined;

const askingOf = ({ user, isAdmin, falta, convite, assumir }: Quem): QuemPergunta => ({
  usuarioUuid: user?.uuid ?? null,
  // Also who lacks something to act as one: they are told what.
  isAdmin: isAdmin || Boolean(falta),
  convite: convite ? hashToken(convite) : null,
  assumir: assumir ? hashToken(assumir) : null,
});

/** As it is, for who may know of it at all; whether they may see it is decided by who calls. */
export const findFor = (tx: Tx, id: string, quem: Quem) => findCampeonato(tx, id, askingOf(quem));

function requireRight(quem: Quem, acao: Acao, pessoa: Pessoa, alvo: Alvo): void {
  if (pode(acao, pessoa, alvo)) return;
  const comoAdmin = pode(acao, { ...pessoa, administra: true }, alvo);
  const recusa = comoAdmin ? recusaAoAdmin(quem) : null;
  if (recusa) throw recusa;
  throw new AppError(podeVer(pessoa, alvo) ? 'proibido' : 'nao_encontrado');
}

const ORGANIZA: readonly Pessoa['papel'][] = ['dono', 'co', 'inscricoes', 'resultados', 'liga'];

type AcaoPedida = { readonly acao: Acao; readonly writes: boolean };

async function permitido(
  tx: Tx,
  found: CampeonatoVisto | undefined,
  quem: Quem,
  { acao, writes }: AcaoPedida,
): Promise<CampeonatoVisto> {
  if (!found) throw new AppError('nao_encontrado');
  const assume = await nomeGuardado(tx, found.id, quem.assumir);
  const convidada =
    isAsked(found) || isSameCode(quem.convite, found.codigo_convite) || assume !== undefined;
  const pessoa = { ...pessoaDe(quem, found.papel), convidada };
  requireRight(quem, acao, pessoa, alvoDe(found));
  if (quem.user && quem.isAdmin && !ORGANIZA.includes(found.papel)) {
    await anotarUso(tx, quem.origin, { id: found.id, uuid: quem.user.uuid, acao, writes });
  }
  return { ...found, convidada, ...(assume !== undefined && { assume }) };
}

/** The championship, if this visitor may do this with it. */
export const requireCampeonato = async (tx: Tx, id: string, quem: Quem, acao: Acao) =>
  permitido(tx, await findFor(tx, id, quem), quem, { acao, writes: false });

/** The same, holding the row until the transaction ends: for writes. */
export async function requireLocked(
  tx: Tx,
  id: string,
  quem: Quem,
  acao: Acao,
): Promise<CampeonatoVisto> {
  const [isHeld, found] = await Promise.all([
    lockCampeonato(tx, id, askingOf(quem)),
    findFor(tx, id, quem),
  ]);
  return permitido(tx, isHeld ? found : undefined, quem, { acao, writes: true });
}

type Visita = Pick<Quem, 'convite' | 'assumir'>;

export const quemE = (visitor: Visitor, { convite, assumir }: Visita = {}): Quem => ({
  ...administracaoDe(visitor),
  user: visitor.user,
  convite,
  assumir,
});
