// Apart from the button that asks for it: which files it needs is no business of who never presses.
import { withTexts } from '#web/texts/messages-browser.ts';

const load = withTexts(['compartilhar'], () => import('./folheto-dialog.tsx'));

export const trazer = async () => (await load()).default;
