// The end of the seven days: the person goes, what others need stays under 'Jogador removido'.

import { audit } from '#server/auditoria/audit.ts';
import { esquecerConta, trancarCampeonatosDe } from '#server/campeonatos/esquecer-conta.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { countingName } from '#server/sessao/limites.ts';
import { forgetFiles, removeBytes } from '#server/upload/files.ts';
import { REMOVED_NAME, TABLES_OF_PEOPLE } from './personal-data.ts';
import {
  anonymizeUser,
  type DueRemoval,
  deleteOwnRows,
  deleteTraces,
  listAddresses,
  listDueRemovals,
  lockDueRemoval,
  overwriteOwnRows,
} from './queries-dados.ts';

async function removePerson(
  { db, dataDir }: { db: Database; dataDir: string },
  uuid: string,
  now: Date,
): Promise<boolean> {
  const files = await db.transaction(async (tx) => {
    // Championships before people, as everywhere: the other way round two would wait for each other.
    await trancarCampeonatosDe(tx, uuid);
    if (!(await lockDueRemoval(tx, uuid, now))) return null;
    const addresses = await listAddresses(tx, uuid);
    await deleteTraces(tx, uuid, [...addresses, ...addresses.map(countingName)]);
    await esquecerConta(tx, uuid, REMOVED_NAME);
    const photos = await forgetFiles(tx, uuid, { pasta: 'avatar' });
    for (const [table, entry] of Object.entries(TABLES_OF_PEOPLE)) {
      const { removal } = entry;
      if (removal === 'deleted') await deleteOwnRows(tx, table, entry, uuid);
      else if (removal !== 'kept') {
        await overwriteOwnRows(tx, table, entry, { uuid, values: removal });
      }
    }
    await anonymizeUser(tx, uuid);
    await audit(tx, null, { acao: 'perfil.removido', ator: null, alvo: `usuario:${uuid}` });
    return photos;
  });
  if (files) await removeBytes(dataDir, 'avatar', files);
  return files !== null;
}

type Work = Pick<Services, 'db' | 'log'> & { readonly config: Pick<Config, 'dataDir'> };

/** What went wrong, without the text of the error: it may quote what the person wrote. */
function reasonOf(error: unknown): string {
  const { name = 'Error', code = '', constraint = '' } = error as Record<string, unknown>;
  return [name, code, constraint].filter(Boolean).join(' ');
}

/**
 * Makes everyone anonymous whose seven days are over. Gives how many. Harmless when several run it. One that
 * fails is left for the next time, and keeps nobody else here.
 */
export async function anonymizeDue({ db, config, log }: Work, now: Date): Promise<number> {
  let removed = 0;
  let page: DueRemoval[] = [];
  do {
    page = await listDueRemovals(db, now, page.at(-1));
    for (const { uuid } of page) {
      try {
        if (await removePerson({ db, dataDir: config.dataDir }, uuid, now)) removed += 1;
      } catch (error) {
        log.error({ usuario: uuid, erro: reasonOf(error) }, 'an account could not be removed');
      }
    }
  } while (page.length > 0);
  return removed;
}
