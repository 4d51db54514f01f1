// CPF and CNPJ: what people type, checked by its last two digits.

const ONE_CHARACTER = /^(.)\1*$/;

/** Letters of the new CNPJ count from 17 on, digits as they are. */
const worthOf = (character: string) => character.charCodeAt(0) - 48;

/** What is left of the weighted sum, as both documents reckon it: under 2 it counts as 0. */
function checkDigit(text: string, heaviest: number): number {
  const sum = [...text].reverse().reduce((total, character, index) => {
    const weight = 2 + (index % (heaviest - 1));
    return total + worthOf(character) * weight;
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** The last two are reckoned from those before. */
function isChecked(text: string, heaviest: number): boolean {
  if (ONE_CHARACTER.test(text)) return false;
  const first = text.slice(0, -2);
  const one = checkDigit(first, heaviest);
  return text === `${first}${one}${checkDigit(`${first}${one}`, heaviest)}`;
}

const HEAVIEST = { cpf: 11, cnpj: 9 } as const;

export const ehCpf = (text: string): boolean =>
  /^\d{11}$/.test(text) && isChecked(text, HEAVIEST.cpf);

export const ehCnpj = (text: string): boolean =>
  /^[0-9A-Z]{12}\d{2}$/.test(text) && isChecked(text, HEAVIEST.cnpj);

export type Documento = { readonly tipo: 'cpf' | 'cnpj'; readonly numero: string };

/** Null: neither of them. */
export function lerDocumento(typed: string): Documento | null {
  const numero = typed.replace(/[\s./-]/g, '').toUpperCase();
  if (ehCpf(numero)) return { tipo: 'cpf', numero };
  return ehCnpj(numero) ? { tipo: 'cnpj', numero } : null;
}

/** With the dots that everybody writes. */
export const escreverDocumento = ({ tipo, numero }: Documento): string =>
  tipo === 'cpf'
    ? numero.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
    : numero.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
