// The end of the seven days: the person goes, what others need stays under 'Jogador removido'.

import { audit } from '#server/auditoria/audit.ts';
import {
  esquecerConta,
  trancarCampeonatosDe,
} from '#server/campeonatos/esquecer/esquecer-conta.ts';
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { esquecerContaNasLigas, trancarLigasDe } from '#server/ligas/esquecer-conta.ts';
import { countingName } from '#server/sessao/limites.ts';
import { forgetFiles } from '#server/upload/files.ts';
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

async function removePerson(db: Database, uuid: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Ligas before championships, and those before people, as everywhere: the other way round two would wait for each other.
    await trancarLigasDe(tx, uuid);
    await trancarCampeonatosDe(tx, uuid);
    if (!(await lockDueRemoval(tx, uuid, now))) return false;
    const addresses = await listAddresses(tx, uuid);
    await deleteTraces(tx, uuid, [...addresses, ...addresses.map(countingName)]);
    await esquecerConta(tx, uuid, REMOVED_NAME);
    await esquecerContaNasLigas(tx, uuid);
    await forgetFiles(tx, uuid, 'avatar');
    await forgetFiles(tx, uuid, 'provas');
    await forgetFiles(tx, uuid, 'comprovantes');
    for (const [table, entry] of Object.entries(TABLES_OF_PEOPLE)) {
      const { removal } = entry;
      if (removal === 'deleted') await deleteOwnRows(tx, table, entry, uuid);
      else if (removal !== 'kept') {
        await overwriteOwnRows(tx, table, entry, { uuid, values: removal });
      }
    }
    await anonymizeUser(tx, uuid);
    await audit(tx, null, { acao: 'perfil.removido', ator: null, alvo: `usuario:${uuid}` });
    return true;
  });
}

type Work = Pick<Services, 'db' | 'log'>;

/** What went wrong, without the text of the error: it may quote what the person wrote. */
function reasonOf(error: unknown): string {
  const { name = 'Error', code = '', constraint = '' } = error as Record<string, unknown>;
  return [name, code, constraint].filter(Boolean).join(' ');
}

/**
 * Makes everyone anonymous whose seven days are over. Gives how many. Harmless when several run it. One that
 * fails is left for the next time, and keeps nobody else here. `before`: what has to be ended elsewhere first.
 */
export async function anonymizeDue(
  { db, log }: Work,
  now: Date,
  before: (uuid: string) => Promise<void> = async () => undefined,
): Promise<number> {
  let removed = 0;
  let page: DueRemoval[] = [];
  do {
    page = await listDueRemovals(db, now, page.at(-1));
    for (const { uuid } of page) {
      try {
        await before(uuid);
        if (await removePerson(db, uuid, now)) removed += 1;
      } catch (error) {
        log.error({ usuario: uuid, erro: reasonOf(error) }, 'an account could not be removed');
      }
    }
  } while (page.length > 0);
  return removed;
}
