import type { pedirExportacao as endpoint } from '#contract/perfil.ts';
import { audit } from '#server/auditoria/audit.ts';
import { agora } from '#server/database/agora.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { findProfile, updateExport } from './queries.ts';

const DAY_MS = 86_400_000;

export function exportEnd(start: string): Date {
  return new Date(new Date(start).getTime() + DAY_MS);
}

export const pedirExportacao: Handler<typeof endpoint> = async ({ db }, { user, request }) => {
  const start = await db.transaction(async (tx) => {
    const asked = await updateExport(tx, user.uuid);
    if (asked) await audit(tx, request, { acao: 'perfil.exportou', ator: user.uuid });
    return asked;
  });
  if (start) return { data: { exportacao_ate: exportEnd(start).toISOString() } };
  const now = await agora(db);
  const last = (await findProfile(db, user.uuid))?.exportacao_em ?? now.toISOString();
  const left = exportEnd(last).getTime() - now.getTime();
  const retryAfter = Math.max(1, Math.ceil(left / 1_000));
  const text = { key: 'perfil.exportacao.uma_por_dia' } as const;
  throw new AppError('muitas_tentativas', { retryAfter, text });
};
