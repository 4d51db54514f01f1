import { strToU8, type Zippable, zipSync } from 'fflate';
import type { baixarExportacao as endpoint } from '#contract/perfil.ts';
import { agora } from '#server/database/agora.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { texts } from '#server/http/locale.ts';
import { listFilesOf } from '#server/upload/files.ts';
import { exportEnd } from './pedir-exportacao.ts';
import { TABLES_OF_PEOPLE } from './personal-data.ts';
import { findProfile } from './queries.ts';
import { listOwnRows } from './queries-dados.ts';

/** Made while it is fetched: no copy of anybody's data lies around. */
export const baixarExportacao: Handler<typeof endpoint> = async (services, { user, reply }) => {
  const { db, arquivos } = services;
  const start = (await findProfile(db, user.uuid))?.exportacao_em;
  if (!start || exportEnd(start) < (await agora(db))) throw new AppError('nao_encontrado');
  const files: Zippable = {
    'LEIA-ME.txt': strToU8(`${texts[user.locale]('perfil.exportacao.leia_me')}\n`),
  };
  for (const [table, entry] of Object.entries(TABLES_OF_PEOPLE)) {
    const rows = await listOwnRows(db, table, entry, user.uuid);
    files[`${table}.json`] = strToU8(JSON.stringify(rows, null, 2));
  }
  for (const { pasta, nome } of await listFilesOf(db, user.uuid)) {
    const bytes = await arquivos.ler(pasta, nome);
    if (bytes) files[`${pasta}/${nome}`] = [bytes, { level: 0 }];
  }
  reply.header('Content-Disposition', 'attachment; filename="tabelao-meus-dados.zip"');
  return zipSync(files);
};
