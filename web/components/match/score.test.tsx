import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MatchScore } from './match-score.tsx';

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const lostIn = (markup: string) =>
  [...markup.matchAll(/<b( class="[^"]+")?>/g)].map(([, name]) => !!name);

describe('a score', () => {
  test('that was not played is never 0 × 0', () => {
    expect(textOf(renderToStaticMarkup(<MatchScore />))).toBe('×');
    expect(textOf(renderToStaticMarkup(<MatchScore time="21:00" />))).toBe('× 21:00');
  });

  test('shows the loser lighter', () => {
    const markup = renderToStaticMarkup(<MatchScore score={{ home: 0, away: 2 }} />);
    expect(textOf(markup)).toBe('0 × 2');
    expect(lostIn(markup)).toEqual([true, false]);
  });

  test('level and without penalties has no loser', () => {
    const markup = renderToStaticMarkup(<MatchScore score={{ home: 1, away: 1 }} />);
    expect(lostIn(markup)).toEqual([false, false]);
  });

  test('level is decided by the penalties, in brackets inside the score', () => {
    const penalties = { home: 4, away: 3 };
    const markup = renderToStaticMarkup(
      <MatchScore score={{ home: 1, away: 1 }} penalties={penalties} />,
    );
    expect(textOf(markup)).toBe('1 (4) × (3) 1');
    expect(lostIn(markup)).toEqual([false, true]);
  });
});
