import { expect, test } from 'vitest';
import { fase } from './fases.ts';
import { CRUZAMENTOS } from './opcoes.ts';

test('ties from groups are crossed or by campaign; the drawn ones of before were by campaign', () => {
  const crossing = (cruzamento: string) => {
    const parsed = fase.parse({ tipo: 'mata_mata', cruzamento });
    return parsed.tipo === 'mata_mata' && parsed.cruzamento;
  };
  expect(CRUZAMENTOS).toEqual(['cruzado', 'campanha']);
  expect(CRUZAMENTOS.map(crossing)).toEqual([...CRUZAMENTOS]);
  expect(crossing('sorteio')).toBe('campanha');
  expect(fase.safeParse({ tipo: 'mata_mata', cruzamento: 'outro' }).success).toBe(false);
});
