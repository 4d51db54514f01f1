import { expect, test } from 'vitest';
import { checkLock } from './check-lock.ts';

test('exact versions and a lock without addresses pass', () => {
  const manifest = { dependencies: { a: '1.2.3', b: '1.0.0-beta.1' } };
  expect(checkLock(manifest, { packages: { '': {}, 'node_modules/a': {} } })).toEqual([]);
});

test.each(['^1.2.3', '~1.2.3', '1.x', 'latest', '>=1', 'github:a/b'])(
  '%s is refused',
  (version) => {
    expect(checkLock({ devDependencies: { a: version } }, { packages: {} })).toHaveLength(1);
  },
);

test('an address in the lock is refused', () => {
  const resolved = 'https://registry.example/a.tgz';
  expect(checkLock({}, { packages: { 'node_modules/a': { resolved } } })).toHaveLength(1);
});

test('the decoder of server components is refused at any depth', () => {
  const path = 'node_modules/x/node_modules/react-server-dom-webpack';
  expect(checkLock({}, { packages: { [path]: {} } })).toHaveLength(1);
});
