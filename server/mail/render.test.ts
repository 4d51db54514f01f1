import { describe, expect, test } from 'vitest';
import en from '#textos/en/mail.json' with { type: 'json' };
import ptBR from '#textos/pt-BR/mail.json' with { type: 'json' };
import { type Letter, type Model, renderLetter } from './render.ts';

const letter = (changes: Partial<Letter> = {}): Letter => ({
  model: 'verificar',
  locale: 'pt-BR',
  nome: 'Ana',
  link: 'http://localhost:3000/verify-email?id=1&hash=2',
  ...changes,
});

const MODELS = Object.entries(ptBR).flatMap(([name, text]) =>
  typeof text === 'string' ? [] : [name as Model],
);

describe('a letter', () => {
  test.each(MODELS)('%s has every part in both languages', (model) => {
    for (const locale of ['pt-BR', 'en'] as const) {
      const said = { novo: 'novo@exemplo.com', data: '15/12/2026', mensagem: 'Jogo hoje' };
      const params = { ...said, n: 2 };
      const { subject, text, html } = renderLetter(letter({ model, locale, params }));
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(/\{\w+\}|undefined/);
        expect(part).not.toContain(`${model}.`);
      }
      expect(text).toContain('http://localhost:3000/verify-email?id=1&hash=2');
    }
    expect(Object.keys(en[model])).toEqual(Object.keys(ptBR[model]));
  });

  test('says the name, and says it as text', () => {
    const { text, html } = renderLetter(letter({ nome: 'Zé & <Cia>' }));
    expect(text).toContain('Olá, Zé & <Cia>!');
    expect(html).toContain('Olá, Zé &amp; &lt;Cia&gt;!');
  });

  test.each(['Ganhe em http://evil.example', 'www.evil.example', 'a@b', 'x'.repeat(41)])(
    'does not repeat a name that carries a message: %s',
    (nome) => {
      const { text, html } = renderLetter(letter({ nome }));
      expect(text).toMatch(/^Olá!\n/);
      expect(html).not.toContain(nome);
    },
  );

  test('fits the dark theme and needs no table, picture or script', () => {
    const { html } = renderLetter(letter());
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<(table|img|script|link)\b/);
    expect(html).toContain('href="http://localhost:3000/verify-email?id=1&amp;hash=2"');
  });
});
