import { beforeEach, expect, test } from 'vitest';
import { clearToasts, dismissToast, groupOf, toast, toasts } from './toast.ts';

beforeEach(clearToasts);

const shown = () => toasts.get().map(({ kind, text }) => [kind, text]);

test('each kind is shown with its text, real-time ones in a group of their own', () => {
  toast.success('a');
  toast.warning('b');
  toast.error('c');
  toast.realtime({ url: '/ajuda', mensagem: 'd' });
  expect(shown()).toEqual([
    ['success', 'a'],
    ['warning', 'b'],
    ['error', 'c'],
    ['realtime', 'd'],
  ]);
  expect(toasts.get().map(({ kind }) => groupOf(kind))).toEqual([
    'default',
    'default',
    'default',
    'realtime',
  ]);
});

test('one is dismissed without touching the others, clearing takes all groups', () => {
  toast.success('a');
  toast.realtime({ url: '/', mensagem: 'b' });
  dismissToast(toasts.get()[0]?.id ?? 0);
  expect(shown()).toEqual([['realtime', 'b']]);
  clearToasts();
  expect(shown()).toEqual([]);
});

test('a flood keeps the newest', () => {
  for (let n = 1; n <= 9; n += 1) toast.warning(`n${n}`);
  expect(shown().at(-1)).toEqual(['warning', 'n9']);
  expect(shown()).toHaveLength(4);
});

test('what was done is not told three deep: the last takes the place of the one before', () => {
  for (let n = 1; n <= 3; n += 1) toast.success(`n${n}`);
  toast.error('falhou');
  toast.error('falhou');
  expect(shown()).toEqual([
    ['success', 'n3'],
    ['error', 'falhou'],
  ]);
});

test('real-time ones with the same words lead to different pages, and both stay', () => {
  toast.realtime({ url: '/a', mensagem: 'novo' });
  toast.realtime({ url: '/b', mensagem: 'novo' });
  expect(toasts.get().map(({ url }) => url)).toEqual(['/a', '/b']);
});
