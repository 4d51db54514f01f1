import type { enviarFoto as endpoint } from '#contract/perfil.ts';
import type { Usuario } from '#contract/sessao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import type { Services } from '#server/http/services.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { drawSmall } from '#server/upload/avatar.ts';
import { forgetFiles, keepFile, removeBytes, writeNewFile } from '#server/upload/files.ts';
import { getUser, updatePhoto } from './queries.ts';

const PER_HOUR = 20;
const HOUR_SECONDS = 3_600;
const pasta = 'avatar';

export const enviarFoto: Handler<typeof endpoint> = async ({ db, config }, { user, file }) => {
  const { count, seconds } = await countAttempt(db, `foto:${user.uuid}`, HOUR_SECONDS);
  if (count > PER_HOUR) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  const drawn = await drawSmall(file, 'foto');
  const nome = await writeNewFile(config.dataDir, pasta, drawn);
  try {
    const { row, replaced } = await db.transaction(async (tx) => {
      const replaced = await forgetFiles(tx, user.uuid, { pasta });
      await keepFile(tx, { pasta, nome, usuarioUuid: user.uuid, bytes: drawn.length });
      await updatePhoto(tx, user.uuid, `/upload/${pasta}/${nome}`);
      return { row: await getUser(tx, user.uuid), replaced };
    });
    await removeBytes(config.dataDir, pasta, replaced);
    return { data: usuarioFromRow(row) };
  } catch (error) {
    await removeBytes(config.dataDir, pasta, [nome]);
    throw error;
  }
};

export async function removePhoto({ db, config }: Services, uuid: string): Promise<Usuario> {
  const { row, names } = await db.transaction(async (tx) => {
    await updatePhoto(tx, uuid, null);
    const names = await forgetFiles(tx, uuid, { pasta });
    return { row: await getUser(tx, uuid), names };
  });
  await removeBytes(config.dataDir, pasta, names);
  return usuarioFromRow(row);
}
