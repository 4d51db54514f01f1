/** Goals a match compare those who played at least half as many matches as who played most. */
export const hasPlayedEnough = (played: number, most: number): boolean =>
  played > 0 && 2 * played >= most;
