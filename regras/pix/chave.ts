// Keys of Pix as people type them, and as the Banco Central keeps them. A key that could be two things is refused:
// money would go to a stranger.
import { ehCnpj, ehCpf } from '#regras/pessoa/documento.ts';

type TipoDeChave = 'cpf' | 'cnpj' | 'email' | 'telefone' | 'aleatoria';

/** `ambigua`: eleven digits that are a CPF and a mobile alike. */
type ChaveLida =
  | { readonly tipo: TipoDeChave; readonly chave: string }
  | { readonly erro: 'invalida' | 'ambigua' };

const EMAIL =
  /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
const LONGEST_EMAIL = 77;
const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/;
/** Area codes that there are, then nine and eight digits. */
const MOBILE = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])9\d{8}$/;
const DOTTED_CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;

/** The number without its country, if it is a Brazilian mobile: no other phone can be a key here. */
function celularDe(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '');
  const national = /^\+?55\d{11}$/.test(digits) ? digits.replace(/^\+?55/, '') : digits;
  return MOBILE.test(national) ? national : null;
}

function lerDigitos(text: string): ChaveLida {
  const bare = text.replace(/[\s./-]/g, '').toUpperCase();
  const isCpf = ehCpf(bare);
  // Its dots say what it is; so do the plus and the brackets of a phone, which no CPF has.
  const celular = DOTTED_CPF.test(text) ? null : celularDe(text);
  if (isCpf && celular) return { erro: 'ambigua' };
  if (celular) return { tipo: 'telefone', chave: `+55${celular}` };
  if (isCpf) return { tipo: 'cpf', chave: bare };
  return ehCnpj(bare) ? { tipo: 'cnpj', chave: bare } : { erro: 'invalida' };
}

export function lerChavePix(typed: string): ChaveLida {
  const text = typed.trim();
  const small = text.toLowerCase();
  if (small.includes('@')) {
    const isEmail = small.length <= LONGEST_EMAIL && EMAIL.test(small);
    return isEmail ? { tipo: 'email', chave: small } : { erro: 'invalida' };
  }
  if (UUID.test(small)) {
    const hex = small.replaceAll('-', '');
    const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
    return { tipo: 'aleatoria', chave: [...parts, hex.slice(20)].join('-') };
  }
  return lerDigitos(text);
}

const DOTS = '•••';

/** Enough to know one's own again, too little to pay to. */
export function mascararChave(chave: string): string {
  const [name = '', domain] = chave.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}${DOTS}@${domain}`;
  return `${DOTS}${chave.slice(-2)}`;
}
