import { describe, expect, it } from 'vitest';
import { unmarked } from './root-styles-once.ts';

describe('the addresses of the styles of the root', () => {
  it('lose their mark wherever they stand, and others keep theirs', () => {
    const text =
      '"css":["/assets/root-1.css#","/assets/page-2.css#"],"css":["/assets/root-1.css#"]';
    const without =
      '"css":["/assets/root-1.css","/assets/page-2.css#"],"css":["/assets/root-1.css"]';
    expect(unmarked(text, ['/assets/root-1.css'])).toBe(without);
    expect(unmarked(text, [])).toBe(text);
  });
});
