// In idle time the code of the next likely pages is brought in, so that opening them is instant.
import { useEffect } from 'react';
import { MAIN_NAV } from '#web/shell/nav.ts';
import { wantsToSaveData, whenIdle } from './idle.ts';
import { loadPageCode } from './page-chunks.ts';

const AT_ONCE = 4;

export function usePrefetch(): void {
  useEffect(() => {
    if (wantsToSaveData()) return;
    return whenIdle(() => {
      for (const { to } of MAIN_NAV.slice(0, AT_ONCE)) loadPageCode(to).catch(() => undefined);
    });
  }, []);
}
