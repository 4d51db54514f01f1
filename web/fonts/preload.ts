// The two faces, for <link rel="preload">: titles and text are drawn at once in the right letters.
import archivo from './archivo-condensed-latin.woff2?url';
import figtree from './figtree-latin.woff2?url';

export const FONT_FILES: readonly string[] = [figtree, archivo];
