import { PAGES, type Page } from './pages.ts';

/** Links to a page appear once the page is in the table. */
export function isRegistered(path: string): boolean {
  return PAGES.some((page) => page.path === path);
}

/** A tab of a championship, or a part of one. */
export const isOfChampionship = ({ frame }: Page): boolean =>
  frame !== undefined && frame !== 'liga';
