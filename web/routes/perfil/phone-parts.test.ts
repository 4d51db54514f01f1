import { expect, test } from 'vitest';
import { phoneParts } from './phone-parts.ts';

test.each([
  ['+5511912345678', { country: 'BR', national: '11912345678' }],
  ['+351912345678', { country: 'PT', national: '912345678' }],
  ['+12125550123', { country: 'US', national: '2125550123' }],
  ['+393331234567', { country: 'IT', national: '3331234567' }],
  [null, { country: 'BR', national: '' }],
])('%s', (telefone, parts) => {
  expect(phoneParts(telefone)).toEqual(parts);
});
