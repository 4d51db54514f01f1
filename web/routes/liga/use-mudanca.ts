import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#web/notices/toast.ts';

/** Sends something about the liga, says that it was done and shows it as it is now. */
export function useMudanca() {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const mudar = async (send: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await send();
      if (done) toast.success(done);
      await revalidate();
      return true;
    } catch {
      // The error catalogue has told it. What it was about may be other than it seemed.
      await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, mudar };
}
