// What every account has: a name, a password, an age. One rule each, wherever they are typed.

import { z } from 'zod';
import { diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { limparNome } from '#regras/participantes/nome-limpo.ts';
import { aparencia, palavrasVistas } from './aparencia.ts';

const NAME_GRAPHEMES = 60;
const NAME_CHARACTERS = 240;
const PASSWORD = { min: 8, max: 128 };

const IDADE_MINIMA = 12;
const MAIORIDADE = 18;
const IDADE_MAXIMA = 120;

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

const PRODUCT = aparencia('Tabelão');

/** Nobody but the product speaks in its name: in one word, or with gaps from the start of one. */
function nomeReservado(nome: string): boolean {
  const words = palavrasVistas(nome);
  return words.some(
    (word, index) => word.includes(PRODUCT) || words.slice(index).join('').startsWith(PRODUCT),
  );
}

export const nomeDePessoa = z
  .string()
  .max(1_000)
  .transform(limparNome)
  .pipe(
    z
      .string()
      .min(1)
      .check(({ value, issues }) => {
        const isLong =
          [...graphemes.segment(value)].length > NAME_GRAPHEMES ||
          [...value].length > NAME_CHARACTERS;
        const size = { origin: 'string', maximum: NAME_GRAPHEMES, inclusive: true } as const;
        if (isLong) issues.push({ code: 'too_big', ...size, input: value });
        if (nomeReservado(value)) {
          issues.push({ code: 'custom', message: 'registrar.erro.nome_reservado', input: value });
        }
      }),
  );

/** A password that is being chosen: length only, in characters of any alphabet; nothing is cut off. */
export const senhaNova = z.string().check(({ value, issues }) => {
  const length = [...value].length;
  const rule = { origin: 'string', inclusive: true, input: value } as const;
  if (length < PASSWORD.min) issues.push({ code: 'too_small', minimum: PASSWORD.min, ...rule });
  if (length > PASSWORD.max) issues.push({ code: 'too_big', maximum: PASSWORD.max, ...rule });
});

/** A password typed to prove who one is. In UTF-16 a character may take two places. */
export const senhaAtual = z
  .string()
  .min(1)
  .max(2 * PASSWORD.max);

/** Whole years on a day; both dates as yyyy-MM-dd. */
function idadeEm(hoje: string, nascimento: string): number {
  const years = Number(hoje.slice(0, 4)) - Number(nascimento.slice(0, 4));
  return hoje.slice(5) < nascimento.slice(5) ? years - 1 : years;
}

export function ehMenorDeIdade(hoje: string, nascimento: string | null): boolean {
  return nascimento !== null && idadeEm(hoje, nascimento) < MAIORIDADE;
}

/** The day in Brazil, where the law that asks for it holds. */
export const hojeNoBrasil = (now: Date): string => diaEmBrasilia(now.getTime());

/** Why somebody born then can have no account today; null when they can. */
export function idadeRecusada(
  hoje: string,
  nascimento: string,
): 'registrar.erro.nascimento' | 'registrar.erro.idade_minima' | null {
  const idade = idadeEm(hoje, nascimento);
  if (idade < 0 || idade > IDADE_MAXIMA) return 'registrar.erro.nascimento';
  return idade < IDADE_MINIMA ? 'registrar.erro.idade_minima' : null;
}
