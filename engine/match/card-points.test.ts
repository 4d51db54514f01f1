import { expect, test } from 'vitest';
import {
  cardPoints,
  FIFA_CARD_POINTS,
  NO_CARDS,
  redCards,
  UEFA_CARD_POINTS,
  yellowCards,
} from './card-points.ts';

const cards = { yellow: 3, secondYellow: 1, red: 2, yellowAndRed: 1 };

test('FIFA takes points away, UEFA adds them up', () => {
  expect(cardPoints(cards, FIFA_CARD_POINTS)).toBe(-3 - 3 - 8 - 5);
  expect(cardPoints(cards, UEFA_CARD_POINTS)).toBe(3 + 3 + 6 + 4);
});

test('no cards, no points, not even a negative zero', () => {
  expect(cardPoints(NO_CARDS, FIFA_CARD_POINTS)).toBe(0);
});

test('each player counts once among the yellows or the reds, or once in each', () => {
  expect([yellowCards(cards), redCards(cards)]).toEqual([4, 4]);
});
