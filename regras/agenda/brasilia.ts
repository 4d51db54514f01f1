// Hours that people write without a zone are those of Brasília, which has no summer time.

export const BRASILIA_MS = 3 * 3_600_000;

/** As on a clock and calendar there: yyyy-mm-ddThh:mm. */
export const emBrasilia = (instante: string | number): string =>
  new Date(new Date(instante).getTime() - BRASILIA_MS)
    .toISOString()
    .slice(0, 'yyyy-mm-ddThh:mm'.length);

export const diaEmBrasilia = (instante: string | number): string =>
  emBrasilia(instante).slice(0, 'yyyy-mm-dd'.length);

export const horaEmBrasilia = (instante: string | number): string =>
  emBrasilia(instante).slice('yyyy-mm-ddT'.length);

/** The midnight with which a day begins there. */
export const meiaNoite = (instante: string | number): number =>
  Date.parse(`${diaEmBrasilia(instante)}T00:00Z`) + BRASILIA_MS;
