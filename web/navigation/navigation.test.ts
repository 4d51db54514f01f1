import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLink, lendPilot } from './navigation.ts';

const HERE = { origin: 'https://tabelao.example', hash: '' };

const link = (path: string, part: object = {}) =>
  Object.assign(new URL(path, HERE.origin), { target: '' }, part) as unknown as HTMLAnchorElement;

const press = (currentTarget: HTMLAnchorElement, part: object = {}) => ({
  ...{ defaultPrevented: false, button: 0 },
  ...{ metaKey: false, ctrlKey: false, altKey: false, shiftKey: false },
  ...{ currentTarget, preventDefault: vi.fn() },
  ...part,
});

const navigate = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', HERE);
  lendPilot({ current: '/ajuda?q=gols', navigate, revalidate: async () => {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
  lendPilot(null);
  navigate.mockClear();
});

test.each([
  ['another page', '/campeonatos?estado=andamento#fim', {}, { replace: false }],
  ['this page again', '/ajuda?q=gols', {}, { replace: true }],
  ['a place of this page', '/ajuda?q=gols#formatos', {}, { replace: false }],
  ['this page as a step of its own', '/ajuda?q=gols', { replace: false }, { replace: false }],
  [
    'another page instead of this one',
    '/',
    { replace: true, preventScrollReset: true },
    { replace: true, preventScrollReset: true },
  ],
])('a press leads inside the tab to %s', (_, path, options, expected) => {
  const own = press(link(path));
  followLink(own, options);
  expect(own.preventDefault).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(path, expected);
});

test.each([
  ['somebody else has answered it', press(link('/'), { defaultPrevented: true })],
  ['it is of another button', press(link('/'), { button: 1 })],
  ['a key is held', press(link('/'), { shiftKey: true })],
  ['a key for a new tab is held', press(link('/'), { ctrlKey: true })],
  ['the link has a window of its own', press(link('/', { target: '_blank' }))],
  ['the link leads to another site', press(link('https://example.com/'))],
])('a press is left to the browser where %s', (_, own) => {
  followLink(own, {});
  expect(own.preventDefault).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

test('before the router is there the browser loads the page', () => {
  lendPilot(null);
  const own = press(link('/'));
  followLink(own, {});
  expect(own.preventDefault).not.toHaveBeenCalled();
});
