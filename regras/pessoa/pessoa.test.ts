import { describe, expect, test } from 'vitest';
import { ehMenorDeIdade, hojeNoBrasil, idadeRecusada, nomeDePessoa, senhaNova } from './pessoa.ts';

describe('a name', () => {
  test.each([
    ['Zé da Silva', 'Zé da Silva'],
    ['  Ana   Lúcia ', 'Ana Lúcia'],
    ['Jose\u0301', 'José'],
    ['Ana\u202Eolutap\u202C', 'Anaolutap'],
    ['A\u200Bn\u200Ca\uFEFF', 'Ana'],
    ['An\u00ADa\u2066', 'Ana'],
    ['Caio\r\nBcc: todos@exemplo.com', 'Caio Bcc: todos@exemplo.com'],
    ['a\u0000b', 'ab'],
    ['👨‍👩‍👧 Família', '👨‍👩‍👧 Família'],
    ['👩🏽‍🚀', '👩🏽‍🚀'],
    ['Z̸̨̛̖̘͙a', 'Z̸̨̛a'],
    ['李小龙', '李小龙'],
  ])('%j becomes %j', (given, kept) => {
    expect(nomeDePessoa.parse(given)).toBe(kept);
  });

  test.each([['', ' ', '\u200B\u200D\u3164', '\u2800']].flat())('%j is none', (given) => {
    expect(nomeDePessoa.safeParse(given).success).toBe(false);
  });

  test('has at most 60 characters as people count them', () => {
    expect(nomeDePessoa.safeParse('👨‍👩‍👧'.repeat(20)).success).toBe(true);
    expect(nomeDePessoa.safeParse('é'.repeat(60)).success).toBe(true);
    expect(nomeDePessoa.safeParse('é'.repeat(61)).success).toBe(false);
    expect(nomeDePessoa.safeParse('👨‍👩‍👧'.repeat(60)).success).toBe(false);
  });

  test.each([
    'Tabelão',
    'Suporte TABELAO',
    'T4bel@o oficial',
    'Tаbelãо',
    'T a b e l ã o',
    'TabeIão',
    'Tabe|ao',
    'ΤΑВΕLÃΟ',
    'SuporteTabelão',
    'ᴛᴀʙᴇʟᴀᴏ',
    '𝐓𝐚𝐛𝐞𝐥𝐚𝐨',
    'ＴＡＢＥＬＡＯ',
    'TΛBELΛO',
  ])('%s would speak for the product', (given) => {
    const result = nomeDePessoa.safeParse(given);
    expect(result.error?.issues[0]?.message).toBe('registrar.erro.nome_reservado');
  });

  test('with a word of the product in it is still a name', () => {
    for (const nome of ['Tabela Santos', 'Marta Belão', 'Rita Belao']) {
      expect(nomeDePessoa.parse(nome)).toBe(nome);
    }
  });
});

describe('a new password', () => {
  test.each([
    ['1234567', false],
    ['12345678', true],
    ['ã'.repeat(128), true],
    ['ã'.repeat(129), false],
    ['⚽'.repeat(8), true],
    ['🏆'.repeat(4), false],
    ['🏆'.repeat(128), true],
    ['        ', true],
  ])('%s: %s', (password, isLongEnough) => {
    expect(senhaNova.safeParse(password).success).toBe(isLongEnough);
  });
});

describe('age', () => {
  test.each([
    ['2014-11-15', null],
    ['2014-11-16', 'registrar.erro.idade_minima'],
    ['2026-11-16', 'registrar.erro.nascimento'],
    ['1906-11-15', null],
    ['1905-11-15', 'registrar.erro.nascimento'],
  ])('born on %s, on 15 November 2026: %s', (nascimento, refused) => {
    expect(idadeRecusada('2026-11-15', nascimento)).toBe(refused);
  });

  test('somebody comes of age on the birthday, also when born on 29 February', () => {
    expect(ehMenorDeIdade('2026-11-14', '2008-11-15')).toBe(true);
    expect(ehMenorDeIdade('2026-11-15', '2008-11-15')).toBe(false);
    expect(ehMenorDeIdade('2026-02-28', '2008-02-29')).toBe(true);
    expect(ehMenorDeIdade('2026-03-01', '2008-02-29')).toBe(false);
    expect(ehMenorDeIdade('2026-11-15', null)).toBe(false);
  });

  test('the day is that of Brazil', () => {
    expect(hojeNoBrasil(new Date('2026-01-01T02:59:59Z'))).toBe('2025-12-31');
    expect(hojeNoBrasil(new Date('2026-01-01T03:00:00Z'))).toBe('2026-01-01');
  });
});
