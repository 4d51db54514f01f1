import { PAIS_PADRAO, PAISES } from '#regras/pessoa/paises.ts';

type PhoneParts = { readonly country: string; readonly national: string };

const LONGEST_CODE = 3;
/** Where several countries share a code, the one that most numbers belong to. */
const MAIN = new Map([
  ['1', 'US'],
  ['7', 'RU'],
  ['39', 'IT'],
  ['44', 'GB'],
  ['47', 'NO'],
  ['61', 'AU'],
  ['212', 'MA'],
  ['262', 'RE'],
  ['290', 'SH'],
  ['358', 'FI'],
  ['590', 'GP'],
  ['599', 'CW'],
]);

function countryOf(code: string): string | undefined {
  const found = [...PAISES].find(([, calling]) => calling === code)?.[0];
  return MAIN.get(code) ?? found;
}

/** A phone in E.164 as country and the rest, as the fields want it. */
export function phoneParts(telefone: string | null): PhoneParts {
  const digits = telefone?.replace(/^\+/, '') ?? '';
  for (let length = LONGEST_CODE; length > 0; length -= 1) {
    const country = digits && countryOf(digits.slice(0, length));
    if (country) return { country, national: digits.slice(length) };
  }
  return { country: PAIS_PADRAO, national: digits };
}
