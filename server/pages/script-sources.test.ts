import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptsByHash } from './script-sources.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a kept page allows the scripts of its own rendering, each once, by what they say', () => {
  const page = [
    '<script nonce="n1">first("é")</script>',
    '<script type="module" async="" nonce="n1">\nimport "/a.js"</script>',
    '<script nonce="n1">first("é")</script>',
  ].join('<p>');
  const sources = scriptsByHash(Buffer.from(page), 'n1');
  expect(sources).toBe(`${hashOf('first("é")')} ${hashOf('\nimport "/a.js"')}`);
});

test('a script that somebody smuggled into a kept page is not allowed', () => {
  const page = '<script>stolen()</script><script nonce="guess">stolen()</script>';
  expect(scriptsByHash(Buffer.from(page), 'n1')).toBe('');
});
