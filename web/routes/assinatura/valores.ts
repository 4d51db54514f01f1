import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import type { Locale } from '#textos/locale.ts';

/** What an operation gives takes the place of what is shown; false where it was refused. */
export type Mudar = (done: Promise<{ data: AssinaturaDaPessoa }>) => Promise<boolean>;

export const dia = (instant: string | null, _locale: Locale): string =>
  // dd/MM/yyyy in every language, as everywhere in the product.
  instant ? new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA }).format(new Date(instant)) : '';

/** Of Brasília, as all hours of the product. */
export const hora = (instant: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, timeStyle: 'short' }).format(
    new Date(instant),
  );
