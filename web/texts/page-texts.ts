import type { TextPart } from '#textos/parts.ts';
import { pageAt } from '#web/session/access.ts';

/** The texts of the page at a path; what went wrong is told with those of every page. */
export const textPartsOf = (pathname: string): readonly TextPart[] => [
  'base',
  ...(pageAt(pathname)?.texts ?? []),
];
