import { describe, expect, test } from 'vitest';
import { lerChavePix, mascararChave } from './chave.ts';

describe('a key', () => {
  test.each([
    ['529.982.247-25', 'cpf', '52998224725'],
    ['52998224725', 'cpf', '52998224725'],
    ['11.222.333/0001-81', 'cnpj', '11222333000181'],
    ['11222333000181', 'cnpj', '11222333000181'],
    // The number of a company may have letters since July 2026; this is the example of the Receita Federal.
    ['12.abc.345/01de-35', 'cnpj', '12ABC34501DE35'],
    [' Ana.Souza+copa@Exemplo.COM.br ', 'email', 'ana.souza+copa@exemplo.com.br'],
    ['(11) 99999-8888', 'telefone', '+5511999998888'],
    ['+55 11 99999-8888', 'telefone', '+5511999998888'],
    ['5511999998888', 'telefone', '+5511999998888'],
    ['11999998888', 'telefone', '+5511999998888'],
    ['123E4567-E89B-12D3-A456-426655440000', 'aleatoria', '123e4567-e89b-12d3-a456-426655440000'],
    ['123e4567e89b12d3a456426655440000', 'aleatoria', '123e4567-e89b-12d3-a456-426655440000'],
  ])('%j is %s %s', (typed, tipo, chave) => {
    expect(lerChavePix(typed)).toEqual({ tipo, chave });
    expect(lerChavePix(chave)).toEqual({ tipo, chave });
  });

  test.each([
    ...['', ' ', 'pix-do-dono', '529.982.247-26', '111.111.111-11', '00000000000'],
    ...['11.222.333/0001-82', '00000000000000', 'ana@exemplo', '@exemplo.com', 'a b@exemplo.com'],
    ...[`${'a'.repeat(70)}@exemplo.com`, '+1 202 555 0123', '(11) 3333-4444', '(01) 99999-8888'],
    ...['123e4567-e89b-12d3-a456-42665544000', 'joão@exemplo.com', '529982247250', '٥٢٩٩٨٢٢٤٧٢٥'],
  ])('%j is none', (typed) => {
    expect(lerChavePix(typed)).toEqual({ erro: 'invalida' });
  });

  test('that may be a CPF or a phone is neither, until it is written as one of them', () => {
    expect(lerChavePix('11991234040')).toEqual({ erro: 'ambigua' });
    expect(lerChavePix('119.912.340-40')).toEqual({ tipo: 'cpf', chave: '11991234040' });
    expect(lerChavePix('+5511991234040')).toEqual({ tipo: 'telefone', chave: '+5511991234040' });
    expect(lerChavePix('(11) 99123-4040')).toEqual({ tipo: 'telefone', chave: '+5511991234040' });
  });

  test('is shown to others with too little to pay to', () => {
    expect(mascararChave('ana.souza@exemplo.com')).toBe('a•••@exemplo.com');
    expect(mascararChave('52998224725')).toBe('•••25');
  });
});
