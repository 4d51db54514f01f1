// What many requests have to hand on at the same time is handed on together: those who come while it is being done
// go with the next turn, and each waits until its own is done.

type HandOn = (ids: readonly string[]) => Promise<unknown>;

type Turn = { readonly asked: (readonly string[])[]; readonly done: Promise<unknown> };

export function makeGathered(handOn: HandOn): HandOn {
  let underWay: Promise<unknown> | undefined;
  let next: Turn | undefined;

  /** Where one of them fails, the others do not wait for it. */
  async function together(asked: readonly (readonly string[])[]): Promise<void> {
    if (asked.length === 1) {
      await handOn(asked.flat());
      return;
    }
    await handOn(asked.flat()).catch(() => Promise.allSettled(asked.map(handOn)));
  }

  function begin(asked: readonly (readonly string[])[]): Promise<unknown> {
    const mine = together(asked).finally(() => {
      if (underWay === mine) underWay = undefined;
    });
    underWay = mine;
    return mine;
  }

  return (ids) => {
    if (!underWay) return begin([ids]);
    if (next) {
      next.asked.push(ids);
      return next.done;
    }
    const asked = [ids];
    const start = () => {
      next = undefined;
      return begin(asked);
    };
    next = { asked, done: underWay.then(start, start) };
    return next.done;
  };
}
