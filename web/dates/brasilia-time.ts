// The browser's field for date and time knows no zones. Hours in the form are those of Brasília.
import { deBrasilia, emBrasilia } from '#regras/agenda/brasilia.ts';

/** 'yyyy-MM-ddTHH:mm' for the field. */
export function toField(instant: string | null): string {
  if (instant === null) return '';
  return emBrasilia(instant);
}

/** Null for an empty field, or one that is only half filled in. */
export function fromField(text: string): string | null {
  if (Number.isNaN(Date.parse(`${text}Z`))) return null;
  return new Date(deBrasilia(text)).toISOString();
}
