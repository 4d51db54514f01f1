import { expect, test } from 'vitest';
import { missingFrom } from './missing-from.ts';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/@fastify/static': { version: '10.0.0' },
    'node_modules/a/node_modules/pg': { version: '7.0.0' },
  },
};

test('a package of the lock that the list of parts leaves out is told, by name and version', () => {
  const components = [
    { name: 'pg', version: '8.0.0' },
    { group: '@fastify', name: 'static', version: '10.0.0' },
  ];
  expect(missingFrom({ components }, lock)).toEqual(['pg@7.0.0']);
  const whole = [...components, { name: 'pg', version: '7.0.0' }];
  expect(missingFrom({ components: whole }, lock)).toEqual([]);
});
