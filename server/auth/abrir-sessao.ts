import { audit } from '#server/auditoria/audit.ts';
import type { Tx } from '#server/database/database.ts';
import type { Proofs } from '#server/http/proof.ts';
import { hashToken } from '#server/http/session.ts';
import { openSession } from '#server/sessao/abrir-sessao.ts';
import { updateReturn } from './queries.ts';

type Opening = {
  readonly usuarioUuid: string;
  readonly provedor: string;
  readonly retorno: string;
  /** What was shown here, beside what the provider says. */
  readonly proofs: Proofs;
};

/** A new session of somebody for whom a provider vouched; gives its token. */
export async function abrirSessao(
  tx: Tx,
  caller: Parameters<typeof openSession>[1],
  { usuarioUuid, provedor, retorno, proofs }: Opening,
): Promise<string> {
  const token = await openSession(tx, caller, { usuarioUuid, lembrar: true, proofs });
  await updateReturn(tx, hashToken(token), retorno);
  const detalhes = { provedor };
  await audit(tx, caller.request, { acao: 'sessao.entrou', ator: usuarioUuid, detalhes });
  return token;
}
