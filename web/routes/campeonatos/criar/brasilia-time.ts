// The browser's field for date and time knows no zones. Hours in the form are those of Brasília, which
// has no summer time.

const BRASILIA_MS = 3 * 3_600_000;

/** 'yyyy-MM-ddTHH:mm' for the field. */
export function toField(instant: string | null): string {
  if (instant === null) return '';
  return new Date(Date.parse(instant) - BRASILIA_MS).toISOString().slice(0, 16);
}

/** Null for an empty field, or one that is only half filled in. */
export function fromField(text: string): string | null {
  const local = Date.parse(`${text}Z`);
  return Number.isNaN(local) ? null : new Date(local + BRASILIA_MS).toISOString();
}
