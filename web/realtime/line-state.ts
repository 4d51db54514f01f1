// Whether this tab hears what happens. Where it does not, pages that cannot wait ask now and then.
import { makeStore } from '#web/storage/store.ts';

export const lineState = makeStore<'off' | 'on'>('off');
