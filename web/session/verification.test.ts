import { describe, expect, test } from 'vitest';
import { needsVerification } from './verification.ts';

const uuid = '0198f0c2-5a4e-7c3b-9d21-6f0a1b2c3d4e';
const unverified = { uuid, email_verified_at: null };
const verified = { uuid, email_verified_at: '2026-11-05T20:00:00Z' };

describe('the verification modal', () => {
  test('opens for somebody logged in whose e-mail is not verified', () => {
    expect(needsVerification(unverified, '/')).toBe(true);
    expect(needsVerification(unverified, '/campeonato/k3x9p2m7qa')).toBe(true);
  });

  test.each(['/login', '/registrar', '/verify-email'])('stays closed on %s', (path) => {
    expect(needsVerification(unverified, path)).toBe(false);
  });

  test('stays closed for guests and for verified people', () => {
    expect(needsVerification(null, '/')).toBe(false);
    expect(needsVerification({ uuid: '', email_verified_at: null }, '/')).toBe(false);
    expect(needsVerification(verified, '/')).toBe(false);
  });
});
