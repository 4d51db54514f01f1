// Who the visitor is to a liga, and whether they may do something with it. What somebody may not see does not exist
// for them: unknown and forbidden private ones get the same 404.
import type { Usuario } from '#contract/sessao.ts';
import {
  type AcaoDaLiga,
  type AlvoDaLiga,
  type PessoaNaLiga,
  podeNaLiga,
  podeVerLiga,
} from '#regras/liga/permissoes.ts';
import { audit } from '#server/auditoria/audit.ts';
import {
  type Administracao,
  administracaoDe,
  recusaAoAdmin,
} from '#server/campeonatos/administracao.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import type { Visitor } from '#server/http/session.ts';
import { findLiga, type LigaVista, lockLiga } from './queries.ts';

export type QuemNaLiga = Administracao & { readonly user: Usuario | null };

export const quemNaLiga = (visitor: Visitor): QuemNaLiga => ({
  ...administracaoDe(visitor),
  user: visitor.user,
});

export const pessoaNaLiga = (
  { user, isAdmin }: QuemNaLiga,
  papel: PessoaNaLiga['papel'],
): PessoaNaLiga => ({
  papel,
  conectada: user !== null,
  verificada: user?.email_verified_at != null,
  administra: isAdmin,
});

export const alvoDaLiga = ({ visibilidade, arquivada_em, excluida_em }: LigaVista): AlvoDaLiga => ({
  visibilidade,
  arquivada: arquivada_em !== null,
  excluida: excluida_em !== null,
});

/** Says why, where the person can do something about it. */
function motivoDe(acao: AcaoDaLiga, liga: LigaVista): AppError {
  if (acao === 'entrar' && liga.banimento) {
    const params = { motivo: liga.banimento.motivo };
    return new AppError('proibido', { text: { key: 'ligas.banida', params } });
  }
  if (acao === 'entrar' && liga.arquivada_em) {
    return new AppError('estado_mudou', { text: { key: 'ligas.arquivada' } });
  }
  if (acao === 'sair' && liga.papel === 'dono') {
    return new AppError('estado_mudou', { text: { key: 'ligas.dono_nao_sai' } });
  }
  return new AppError('proibido');
}

/** Throws where this visitor may not do this with it. */
export function exigirNaLiga(quem: QuemNaLiga, liga: LigaVista, acao: AcaoDaLiga): void {
  const [pessoa, alvo] = [pessoaNaLiga(quem, liga.papel), alvoDaLiga(liga)];
  if (podeNaLiga(acao, pessoa, alvo)) return;
  const comoAdmin = podeNaLiga(acao, { ...pessoa, administra: true }, alvo);
  const recusa = comoAdmin ? recusaAoAdmin(quem) : null;
  if (recusa) throw recusa;
  throw podeVerLiga(pessoa, alvo) ? motivoDe(acao, liga) : new AppError('nao_encontrado');
}

const AGAIN_SECONDS = 900;

/** What an administrator of the site does or reads where others could not stands in the audit trail. */
async function anotarNaAuditoria(
  tx: Tx,
  { user, isAdmin, origin }: QuemNaLiga,
  { uuid, papel }: LigaVista,
  { acao, writes }: { acao: AcaoDaLiga; writes: boolean },
): Promise<void> {
  if (!user || !isAdmin || papel === 'dono' || papel === 'admin') return;
  const key = `admin-leu:${user.uuid}|liga ${uuid}`;
  if (!writes && (await countAttempt(tx, key, AGAIN_SECONDS)).count > 1) return;
  const rota = origin ? `${origin.method} ${origin.routeOptions.url ?? ''}` : null;
  await audit(tx, origin ?? null, {
    acao: writes ? 'admin.mudou' : 'admin.leu',
    ator: user.uuid,
    alvo: `liga:${uuid}`,
    detalhes: { acao, rota },
  });
}

const perguntaDe = ({ user, isAdmin, falta }: QuemNaLiga) => ({
  usuarioUuid: user?.uuid ?? null,
  // Also who lacks something to act as an administrator: they are told what.
  tudo: isAdmin || Boolean(falta),
});

/** As it is for this visitor, whatever they may do. */
export async function findLigaPara(
  tx: Tx,
  uuid: string,
  quem: QuemNaLiga,
): Promise<LigaVista | undefined> {
  return findLiga(tx, uuid, perguntaDe(quem));
}

/** The liga, if this visitor may do this with it. */
export async function requireLiga(
  tx: Tx,
  uuid: string,
  quem: QuemNaLiga,
  acao: AcaoDaLiga,
): Promise<LigaVista> {
  const liga = await findLigaPara(tx, uuid, quem);
  if (!liga) throw new AppError('nao_encontrado');
  exigirNaLiga(quem, liga, acao);
  await anotarNaAuditoria(tx, quem, liga, { acao, writes: false });
  return liga;
}

/** The same, holding the row until the transaction ends: for writes. */
export async function requireLigaTrancada(
  tx: Tx,
  uuid: string,
  quem: QuemNaLiga,
  acao: AcaoDaLiga,
): Promise<LigaVista> {
  if (!(await lockLiga(tx, uuid, perguntaDe(quem)))) throw new AppError('nao_encontrado');
  const liga = await findLigaPara(tx, uuid, quem);
  if (!liga) throw new AppError('nao_encontrado');
  exigirNaLiga(quem, liga, acao);
  await anotarNaAuditoria(tx, quem, liga, { acao, writes: true });
  return liga;
}

/** For who holds a link: it is what lets them know of a liga that they may not see. A deleted one is gone. */
export async function requireLigaPorConvite(
  tx: Tx,
  uuid: string,
  { user }: QuemNaLiga,
): Promise<LigaVista> {
  const tudo = { usuarioUuid: user?.uuid ?? null, tudo: true };
  const liga = (await lockLiga(tx, uuid, tudo)) ? await findLiga(tx, uuid, tudo) : undefined;
  if (!liga || liga.excluida_em) throw new AppError('nao_encontrado');
  return liga;
}
