// Whether what a side brings was not there before: a picture by the hash of what was sent, a link by its address.
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { linksDe, type ProvasDadas } from './anexar.ts';
import { listProvas } from './queries.ts';

export async function haProvaNova(
  tx: Tx,
  { uuid }: Pick<PartidaRow, 'uuid'>,
  dadas: ProvasDadas,
): Promise<boolean> {
  const links = linksDe(dadas);
  if (dadas.fotos.length + links.length === 0) return false;
  const rows = await listProvas(tx, uuid);
  const used = rows.filter(({ dito_uuid }) => dito_uuid !== null);
  const isNewPicture = dadas.fotos.some((foto) => {
    const row = rows.find((one) => one.uuid === foto.uuid && one.dito_uuid === null);
    return row !== undefined && !used.some(({ hash }) => hash !== null && hash === row.hash);
  });
  return isNewPicture || links.some(({ url }) => !used.some((one) => one.url === url));
}
