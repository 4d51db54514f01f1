import { expect, test } from 'vitest';
import { z } from 'zod';
import { configuracao } from '#regras/configuracao/configuracao.ts';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { settingValue } from './setting-words.ts';

type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
};

/** Settings of which one word is chosen, as two versions side by side name them. */
function choices({ properties = {} }: Schema, above = ''): [path: string, word: string][] {
  return Object.entries(properties).flatMap(([name, own]): [string, string][] => {
    const path = above + name;
    if (name === 'regras' || name === 'inscricao') return choices(own, `${path}.`);
    return (own.enum ?? []).map((word) => [path, String(word)]);
  });
}

const CHOICES = choices(z.toJSONSchema(configuracao, { io: 'input' }) as Schema);

test('there are settings of which one word is chosen', () => {
  expect(CHOICES.length).toBeGreaterThan(20);
});

test.each(CHOICES)('%s: %s is said in words, in both languages', (path, word) => {
  for (const locale of ['pt-BR', 'en'] as const) {
    const texts = makeTexts(locale, MESSAGES[locale]);
    const said = settingValue(path, word, texts, Date.now());
    expect(said).not.toBe(word);
    const ofASwitch = [texts.t('criar.conflito.sim'), texts.t('criar.conflito.nao')];
    if (!ofASwitch.includes(said)) expect(said).not.toMatch(/^[a-z_.]+$|[{}]/);
  }
});
