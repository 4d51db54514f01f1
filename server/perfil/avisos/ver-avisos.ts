import type { verAvisos as endpoint } from '#contract/perfil.ts';
import { canaisDe } from '#regras/avisos/preferencias.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { findNotices } from './queries.ts';

export const verAvisos: Handler<typeof endpoint> = async ({ db, push }, { user }) => {
  const row = await findNotices(db, user.uuid);
  if (!row) throw new AppError('nao_autenticado');
  const { silencio_de: de, silencio_ate: ate } = row;
  return {
    data: {
      canais: canaisDe(row.avisos),
      ritmo: row.avisos_por_email,
      silencio: de === null || ate === null ? null : { de, ate },
      fuso: row.fuso,
      chave_push: await push.publicKey(),
    },
  };
};
