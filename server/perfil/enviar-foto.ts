import type { enviarFoto as endpoint } from '#contract/perfil.ts';
import type { Usuario } from '#contract/sessao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import type { Services } from '#server/http/services.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { drawSmall } from '#server/upload/avatar.ts';
import { comArquivo, forgetFiles, keepFile } from '#server/upload/files.ts';
import { getUser, updatePhoto } from './queries.ts';

const PER_HOUR = 20;
const HOUR_SECONDS = 3_600;
const tipo = 'avatar';

export const enviarFoto: Handler<typeof endpoint> = async (services, { user, file }) => {
  const { db, arquivos } = services;
  const { count, seconds } = await countAttempt(db, `foto:${user.uuid}`, HOUR_SECONDS);
  if (count > PER_HOUR) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  const drawn = await drawSmall(file, tipo);
  const row = await comArquivo(arquivos, { tipo, bytes: drawn }, (nome) =>
    emTransacao(services, async (tx) => {
      await forgetFiles(tx, user.uuid, tipo);
      await keepFile(tx, { pasta: tipo, nome, usuarioUuid: user.uuid, bytes: drawn.length });
      await updatePhoto(tx, user.uuid, `/upload/${tipo}/${nome}`);
      return getUser(tx, user.uuid);
    }),
  );
  return { data: usuarioFromRow(row) };
};

export async function removePhoto(services: Services, uuid: string): Promise<Usuario> {
  const row = await emTransacao(services, async (tx) => {
    await updatePhoto(tx, uuid, null);
    await forgetFiles(tx, uuid, tipo);
    return getUser(tx, uuid);
  });
  return usuarioFromRow(row);
}
