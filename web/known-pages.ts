import type { Page } from './pages.ts';

/** A tab of a championship, or a part of one. */
export const isOfChampionship = ({ frame }: Page): boolean =>
  frame !== undefined && frame !== 'liga';
