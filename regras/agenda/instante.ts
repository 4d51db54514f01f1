// Schemas of an instant and of a day.
import { z } from 'zod';

export const instante = z.iso.datetime();

const PLAUSIBLE = { from: '1970', to: '2100' } as const;

const isPlausible = (text: string) => text >= PLAUSIBLE.from && text < PLAUSIBLE.to;

/** As somebody gave it: a year that no calendar here has is a slip, and breaks sums of dates. */
export const instanteDado = instante.refine(isPlausible);

export const diaDado = z.iso.date().refine(isPlausible);
