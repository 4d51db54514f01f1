import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { stageName, stageRowName } from './stage-name.ts';

test('the number of a repechage round is within the two short lines that a row has', () => {
  const pt = makeTexts('pt-BR', MESSAGES['pt-BR']);
  const en = makeTexts('en', MESSAGES.en);
  expect(stageRowName('repescagem_2', pt.t)).toBe('Repesc. 2ª\u00a0rodada');
  expect(stageRowName('repescagem_2', en.t)).toBe('Lower\u00a0bracket, round\u00a02');
  for (const stage of ['final', 'quartas', 'playoff_1', 'fase_3']) {
    expect(stageRowName(stage, pt.t)).toBe(stageName(stage, pt.t));
  }
});
