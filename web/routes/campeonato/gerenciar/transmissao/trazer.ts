// Apart from the button that asks for it: few streams, many organisers.
import { withTexts } from '#web/texts/messages-browser.ts';

const load = withTexts(['links', 'compartilhar'], () => import('./transmissao-dialog.tsx'));

export const trazer = async () => (await load()).default;
