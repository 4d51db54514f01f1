// Input is checked against the contract's schemas; what is wrong is told per field, in the visitor's
// language.
import type { z } from 'zod';
import type { MessageKey } from '#textos/messages.ts';
import type { ServerTexts } from './locale.ts';

type Part = 'params' | 'querystring' | 'body' | 'headers';

export class InvalidInput extends Error {
  readonly part: Part;
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(part: Part, issues: readonly z.core.$ZodIssue[]) {
    super('The input does not match the contract.');
    this.part = part;
    this.issues = issues;
  }
}

type Compiled = { readonly schema: unknown; readonly httpPart?: string };

export function compileValidator({ schema, httpPart }: Compiled) {
  return (input: unknown): { value: unknown } | { error: InvalidInput } => {
    // An absent body is an empty one: its fields are then reported as missing.
    const parsed = (schema as z.ZodType).safeParse(input ?? {}, { reportInput: true });
    if (parsed.success) return { value: parsed.data };
    return { error: new InvalidInput(httpPart as Part, parsed.error.issues) };
  };
}

const givenAgain = new WeakMap<object, string | undefined>();

/** Marks an answer that will be given again as it is, the same object: it is written once. */
export function toGiveAgain<T extends object>(answer: T): T {
  givenAgain.set(answer, undefined);
  return answer;
}

/** Answers are parsed too: a field that the contract does not name never leaves. */
export function compileSerializer({ schema }: Compiled) {
  const write = (answer: unknown) => JSON.stringify((schema as z.ZodType).parse(answer));
  return (answer: unknown): string => {
    const isKept = typeof answer === 'object' && answer !== null && givenAgain.has(answer);
    if (!isKept) return write(answer);
    const text = givenAgain.get(answer) ?? write(answer);
    givenAgain.set(answer, text);
    return text;
  };
}

function sizeText(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  bound: 'minimo' | 'maximo',
  limit: number,
  t: ServerTexts,
): string {
  if (issue.origin === 'string') {
    if (bound === 'minimo' && limit === 1) return t('validacao.obrigatorio');
    return t(`validacao.${bound}_texto`, { n: limit });
  }
  if (issue.origin === 'array') return t(`validacao.${bound}_lista`, { n: limit });
  return t(`validacao.${bound}_numero`, { n: limit });
}

function textOf(issue: z.core.$ZodIssue, t: ServerTexts): string {
  switch (issue.code) {
    case 'invalid_type':
      // A missing field, or one sent empty, which arrives as null.
      return issue.input === undefined || issue.input === null
        ? t('validacao.obrigatorio')
        : t('validacao.tipo');
    case 'too_small':
      return sizeText(issue, 'minimo', Number(issue.minimum), t);
    case 'too_big':
      return sizeText(issue, 'maximo', Number(issue.maximum), t);
    case 'invalid_format':
      return t(issue.format === 'email' ? 'validacao.email' : 'validacao.formato');
    case 'invalid_value':
    case 'invalid_union':
      return t('validacao.opcao');
    case 'unrecognized_keys':
      return t('validacao.desconhecido', { campos: issue.keys.join(', ') });
    case 'custom':
      // A rule of the contract's own: its message is the key of a text.
      return t(issue.message as MessageKey);
    default:
      return t('validacao.tipo');
  }
}

/** One message per field: the first. A fault of the whole body is filed under 'corpo'. */
export function validationsOf(
  issues: readonly z.core.$ZodIssue[],
  t: ServerTexts,
): Record<string, string> {
  const validations: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.join('.') || 'corpo';
    validations[field] ??= textOf(issue, t);
  }
  return validations;
}
