// Phones are kept in E.164. A number without a country code is read in the way of the country given.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { PAIS_PADRAO } from '#regras/pessoa/paises.ts';

/** Null for none; undefined when it cannot be anybody's phone. */
export function parsePhone(
  text: string | null | undefined,
  pais: string = PAIS_PADRAO,
): string | null | undefined {
  if (!text) return null;
  const phone = parsePhoneNumberFromString(text, pais as CountryCode);
  return phone?.isValid() ? phone.number : undefined;
}
