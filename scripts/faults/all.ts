// Every fault that `npm run faults` plants.
import type { Fault } from './fault.ts';
import { OF_PEOPLE } from './of-people.ts';
import { OF_THE_GROUND } from './of-the-ground.ts';
import { OF_THE_RULES } from './of-the-rules.ts';

export const ALL: readonly Fault[] = [...OF_PEOPLE, ...OF_THE_GROUND, ...OF_THE_RULES];
