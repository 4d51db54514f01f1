import { expect, test } from 'vitest';
import { isBot } from './bots.ts';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome-Lighthouse', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36', true],
  ['', false],
])('%s is a bot: %s', (agent, answer) => {
  expect(isBot(agent)).toBe(answer);
});
