// Which new passwords are refused: common ones, leaked ones, and those made of the product's words or of
// the person's own name and address. There is no rule about kinds of characters.
import type { Config } from '#server/config.ts';
import type { FieldMessage } from '#server/http/errors.ts';
import { isLeaked } from './vazadas.ts';

type PasswordOwner = { readonly nome: string; readonly email: string };

type Choice = { readonly password: string; readonly password_confirmation: string };

/** What an attacker of a football site tries first. */
const PRODUCT_WORDS = [
  'atletico',
  'bola',
  'botafogo',
  'brasil',
  'campeao',
  'campeonato',
  'copa',
  'corinthians',
  'cruzeiro',
  'efootball',
  'flamengo',
  'fluminense',
  'futebol',
  'gremio',
  'internacional',
  'jogador',
  'liga',
  'mudar',
  'palmeiras',
  'placar',
  'ranking',
  'santos',
  'saopaulo',
  'senha',
  'tabela',
  'tabelao',
  'torneio',
  'vasco',
];

const SHORTEST_WORD = 3;
/** Fewer letters than this beside the known words do not make a password. */
const ENOUGH_LETTERS = 4;
const ENDING = /[\d\s\p{P}\p{S}]{1,4}$/u;

let common: ReadonlySet<string> | undefined;

/**
 * The 49 thousand that leaks show most often, without case. They weigh 380 kB, so they are loaded with the
 * first password that somebody chooses.
 */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  if (!common) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    common = new Set(dictionary['passwords-common']);
  }
  return common;
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

async function isCommon(password: string): Promise<boolean> {
  const list = await commonPasswords();
  const folded = fold(password);
  return (
    list.has(password.toLowerCase()) || list.has(folded) || list.has(folded.replace(ENDING, ''))
  );
}

function ownWords({ nome, email }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const words = [local, ...local.split(/[._+-]/), domain.split('.')[0] ?? '', ...nome.split(/\s/)];
  return words.map(fold).filter((word) => word.length >= SHORTEST_WORD);
}

function isMadeOf(words: readonly string[], password: string): boolean {
  const folded = fold(password);
  let rest = folded;
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    rest = rest.replaceAll(word, '');
  }
  const letters = [...rest.replace(/[\d\s\p{P}]/gu, '')];
  return rest !== folded && letters.length < ENOUGH_LETTERS;
}

/** Characters that somebody would have to guess; blanks and what is not seen are none. */
const ENOUGH_SEEN = 4;

function isBlank(password: string): boolean {
  const seen = password.normalize('NFKC').replace(/[\p{Z}\p{C}\s\u2800\u3164]/gu, '');
  return [...seen].length < ENOUGH_SEEN;
}

/** What is wrong with a password that is being chosen, per field; nothing when it will do. */
export async function passwordProblems(
  { password, password_confirmation }: Choice,
  person: PasswordOwner,
  { leakedPasswords }: Pick<Config, 'leakedPasswords'>,
): Promise<Readonly<Record<string, FieldMessage>>> {
  if (isBlank(password)) return { password: { key: 'senha.erro.espacos' } };
  if (await isCommon(password)) return { password: { key: 'senha.erro.comum' } };
  if (isMadeOf(PRODUCT_WORDS, password)) return { password: { key: 'senha.erro.do_futebol' } };
  if (isMadeOf(ownWords(person), password)) return { password: { key: 'senha.erro.pessoal' } };
  if (leakedPasswords && (await isLeaked(leakedPasswords, password))) {
    return { password: { key: 'senha.erro.vazada' } };
  }
  if (password !== password_confirmation) {
    return { password_confirmation: { key: 'senha.erro.diferente' } };
  }
  return {};
}
