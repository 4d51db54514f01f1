import { describe, expect, test } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

describe('a path of this site is kept', () => {
  test.each([
    ['/', '/'],
    ['/perfil', '/perfil'],
    ['/campeonato/ab12?aba=jogos#rodada-3', '/campeonato/ab12?aba=jogos#rodada-3'],
    ['/ajuda?q=dois%20jogos', '/ajuda?q=dois%20jogos'],
    ['/liga/s%C3%A9rie-a/1', '/liga/s%C3%A9rie-a/1'],
    ['/liga/série-a/1', '/liga/s%C3%A9rie-a/1'],
    ['/a/./b/../c', '/a/c'],
    ['/login?redirect=//evil.example', '/login?redirect=//evil.example'],
    ['/ajuda?q=https://evil.example', '/ajuda?q=https://evil.example'],
    ['/@evil.example', '/@evil.example'],
  ])('%s', (given, kept) => {
    expect(sameSitePath(given)).toBe(kept);
  });
});

describe('what could leave the site is refused', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    '////evil.example/%2f..',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    'https:evil.example',
    'https://evil.example',
    'http:/evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@evil.example',
    'evil.example',
    'perfil',
    './perfil',
    '../perfil',
    '?redirect=/x',
    '#x',
    '',
    ' ',
    ' /perfil',
    '\t/perfil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nLocation: https://evil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:a=b',
    '/%00',
    '/%2f/evil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/%5C/evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/a/..//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/%E0%A4%A',
    '/\u2028/evil.example',
    `/${'a'.repeat(2_000)}`,
    null,
    undefined,
    42,
    ['/perfil'],
    { toString: () => '/perfil' },
  ])('%j', (given) => {
    expect(sameSitePath(given)).toBeNull();
  });
});
