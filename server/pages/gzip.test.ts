import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflateParts, gzipFilled } from './gzip.ts';
import { fillNonce } from './page-cache.ts';

const zipped = (parts: readonly Buffer[], nonce: string) =>
  gzipFilled(deflateParts(parts), nonce, fillNonce(parts, nonce));

test('any page with any nonce reads as if it had been compressed whole', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.string(), (texts, nonce) => {
      const parts = texts.map((text) => Buffer.from(text));
      expect(gunzipSync(zipped(parts, nonce)).toString()).toBe(texts.join(nonce));
    }),
    { numRuns: 500 },
  );
});

test('a page is much smaller than its text', () => {
  const row = '<tr><td>Time</td><td>3</td></tr>'.repeat(500);
  expect(zipped([Buffer.from(row), Buffer.from(row)], 'nonce').length).toBeLessThan(600);
});
