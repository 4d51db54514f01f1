import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflateParts, gzipFilled } from './gzip.ts';

const zipped = (parts: readonly string[], nonce: string) =>
  gzipFilled(deflateParts(parts), nonce, Buffer.from(parts.join(nonce)));

test('any page with any nonce reads as if it had been compressed whole', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.string(), (texts, nonce) => {
      const read = gunzipSync(zipped(texts, nonce));
      expect(read).toEqual(Buffer.from(texts.join(nonce)));
    }),
    { numRuns: 500 },
  );
});

test('a page is much smaller than its text', () => {
  const row = '<tr><td>Time</td><td>3</td></tr>'.repeat(500);
  expect(zipped([row, row], 'nonce').length).toBeLessThan(600);
});
