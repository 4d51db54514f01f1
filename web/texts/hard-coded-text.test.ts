// Every word on screen comes from the messages. This reads the components themselves.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { describe, expect, test } from 'vitest';

const SPOKEN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'label',
  'description',
]);

/** The name of the product is the same in every language. */
const NAMES = new Set(['Tabelão']);

type Node = { readonly type?: string; readonly [key: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function hasWords(text: unknown): text is string {
  return typeof text === 'string' && /\p{L}/u.test(text) && !NAMES.has(text.trim());
}

/** The words that an expression may show: 'a', `a`, x ? 'a' : 'b', x && 'a'. */
function wordsIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'StringLiteral') return hasWords(node.value) ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    const texts = (node.quasis as Node[]).map((part) => part.raw);
    return texts.filter(hasWords);
  }
  if (node.type === 'JSXExpressionContainer') return wordsIn(node.expression);
  if (node.type === 'ConditionalExpression') {
    return [...wordsIn(node.consequent), ...wordsIn(node.alternate)];
  }
  if (node.type === 'BinaryExpression') return [...wordsIn(node.left), ...wordsIn(node.right)];
  return [];
}

function attributeName({ name }: Node): string {
  return isNode(name) && typeof name.value === 'string' ? name.value : '';
}

function ownWords(node: Node): string[] {
  if (node.type === 'JSXText') return hasWords(node.value) ? [node.value.trim()] : [];
  if (node.type === 'JSXAttribute') {
    return SPOKEN.has(attributeName(node)) ? wordsIn(node.value) : [];
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = node.children as Node[];
    return children.filter(({ type }) => type === 'JSXExpressionContainer').flatMap(wordsIn);
  }
  return [];
}

function hardCoded(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(hardCoded);
  if (!isNode(node)) return [];
  return [...ownWords(node), ...Object.values(node).flatMap(hardCoded)];
}

function textsOf(source: string): string[] {
  return hardCoded(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }));
}

describe('the reader finds words in', () => {
  test.each([
    ['text', 'const a = <p>Olá</p>;', 'Olá'],
    ['an attribute that is read aloud', 'const a = <a aria-label="Fechar" />;', 'Fechar'],
    ['an attribute with an expression', "const a = <img alt={x ? 'Um' : y} />;", 'Um'],
    ['an expression', "const a = <p>{x && 'Olá'}</p>;", 'Olá'],
    ['a template', 'const a = <p>{`Olá, $' + '{x}`}</p>;', 'Olá, '],
  ])('%s', (_, source, word) => {
    expect(textsOf(source)).toEqual([word]);
  });

  test('what is not shown', () => {
    const source = `const a = <p className="big" data-kind="x">{t('a.b')} × {n} · 2</p>;`;
    expect(textsOf(source)).toEqual([]);
  });
});

const folder = join(import.meta.dirname, '..');
const components = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

test('the components are found', () => {
  expect(components).toContain(join('shell', 'shell.tsx'));
});

test.each(components)('%s has no words of its own', (file) => {
  expect(textsOf(readFileSync(join(folder, file), 'utf8'))).toEqual([]);
});
