import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/http/endpoint.ts';
import type { Usuario } from '#contract/sessao.ts';
import { requireAccess } from './endpoint.ts';
import { GUEST, type Visitor } from './session.ts';

const verified = { email_verified_at: '2026-01-01T00:00:00.000Z' } as Usuario;

const VISITORS = {
  guest: GUEST,
  unverified: { ...GUEST, user: { ...verified, email_verified_at: null } },
  verified: { ...GUEST, user: verified },
  fresh: { ...GUEST, user: verified, isFresh: true },
  admin: { ...GUEST, user: verified, isAdmin: true, hasSecondFactor: true, isFresh: true },
  'stale admin': { ...GUEST, user: verified, isAdmin: true, hasSecondFactor: true },
  'admin without second factor': { ...GUEST, user: verified, isAdmin: true, isFresh: true },
} satisfies Record<string, Visitor>;

type Policy = Pick<Endpoint, 'access' | 'fresh' | 'method'>;

const CASES: readonly [string, Policy, Partial<Record<keyof typeof VISITORS, string>>][] = [
  ['a public one', { access: 'public', method: 'POST' }, {}],
  ['one for people', { access: 'user', method: 'POST' }, { guest: 'nao_autenticado' }],
  [
    'one for the verified',
    { access: 'verified', method: 'GET' },
    { guest: 'nao_autenticado', unverified: 'email_nao_verificado' },
  ],
  [
    'a sensitive one',
    { access: 'user', method: 'POST', fresh: true },
    {
      guest: 'nao_autenticado',
      unverified: 'reautenticar',
      verified: 'reautenticar',
      'stale admin': 'reautenticar',
    },
  ],
  [
    "an administrator's change",
    { access: 'admin', method: 'POST' },
    {
      guest: 'nao_autenticado',
      unverified: 'email_nao_verificado',
      verified: 'nao_encontrado',
      fresh: 'nao_encontrado',
      'stale admin': 'reautenticar',
      'admin without second factor': 'segundo_fator_obrigatorio',
    },
  ],
  [
    "an administrator's look",
    { access: 'admin', method: 'GET' },
    {
      guest: 'nao_autenticado',
      unverified: 'email_nao_verificado',
      verified: 'nao_encontrado',
      fresh: 'nao_encontrado',
      'admin without second factor': 'segundo_fator_obrigatorio',
    },
  ],
];

function refusal(policy: Policy, visitor: Visitor): string | undefined {
  try {
    requireAccess(policy, visitor);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('an endpoint refuses who may not call it, and nobody else', () => {
  test.each(CASES)('%s', (_name, policy, refused) => {
    for (const [name, visitor] of Object.entries(VISITORS)) {
      expect(refusal(policy, visitor), name).toBe(refused[name as keyof typeof VISITORS]);
    }
  });
});
