import { expect, test } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const MODULE = '<link rel="modulepreload" href="/assets/a.js" nonce="n"/>';
const TEXTS = '<link rel="preload" href="/_i18n/x.json" as="fetch"/>';
const FACE = '<link rel="preload" href="/f.woff2" as="font"/>';
const ROUTER =
  '<script nonce="n" type="module" async="">import "/assets/m.js";import * as route0 from "/assets/r.js";go();</script>';

const page = (script: string) =>
  `<html><head>${FACE}${TEXTS}${MODULE}</head><body><p>Oi</p>${script}<script nonce="n">last()</script></body></html>`;

test('what only scripts need is asked for by the script, in turn', () => {
  const html = startAfterPaint(page(ROUTER));
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toBe(`<html><head>${FACE}`);
  expect(body).toContain('<body><p>Oi</p><script nonce="n" type="module">');
  expect(body).toContain(JSON.stringify(TEXTS + MODULE));
  expect(body).toContain(
    'await import("/assets/m.js");const route0 = await import("/assets/r.js");',
  );
  expect(body).toContain('go();</script><script nonce="n">last()</script></body></html>');
});

test('a page without the script of the router stays as it is', () => {
  expect(startAfterPaint(page(''))).toBe(page(''));
});

test('what a person wrote is not taken for it', () => {
  const written = '<p>type="module" async=""&gt;</p>';
  const html = startAfterPaint(page(written + ROUTER));
  expect(html).toContain(written);
});
