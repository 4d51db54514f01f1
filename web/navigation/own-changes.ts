// What the visitor changes themself, until their page shows it: to them it is no news.
import { whenIdle } from './idle.ts';

/** How many calls that change something were made, and what is under way: such calls, and the page asked for again. */
export const ownChanges = { made: 0, underWay: 0 };

/** What came of it is on the screen once nothing is left to do for it. */
export const underWay = <T>(work: Promise<T>): Promise<T> => {
  ownChanges.underWay += 1;
  const end = () => {
    ownChanges.underWay -= 1;
  };
  return work.finally(() => whenIdle(end));
};
