// What many requests have to hand on at the same time is handed on together: those who come while it is being done
// go with the next turn, and each waits until its own is done.

type HandOn = (ids: readonly string[]) => Promise<unknown>;
type Batch = readonly (readonly string[])[];
type Outcomes = readonly PromiseSettledResult<unknown>[];

/** From then on nobody waits for it: it tells thousands, or something is wrong with it. */
const SLOW_MS = 200;

export function makeGathered(handOn: HandOn, slowMs = SLOW_MS): HandOn {
  let underWay: { readonly done: Promise<Outcomes>; readonly since: number } | undefined;
  let next: { readonly asked: (readonly string[])[]; readonly done: Promise<Outcomes> } | undefined;

  /** Where one of them fails, the others do not fail with it. */
  async function together(asked: Batch): Promise<Outcomes> {
    const [all] = await Promise.allSettled([handOn(asked.flat())]);
    if (asked.length === 1 || all.status === 'fulfilled') return asked.map(() => all);
    return Promise.allSettled(asked.map(handOn));
  }

  function begin(asked: Batch): Promise<Outcomes> {
    const done = together(asked).finally(() => {
      if (underWay?.done === done) underWay = undefined;
    });
    underWay = { done, since: performance.now() };
    return done;
  }

  async function own(done: Promise<Outcomes>, index: number): Promise<void> {
    const outcome = (await done)[index];
    if (outcome?.status === 'rejected') throw outcome.reason;
  }

  return (ids) => {
    if (!underWay || performance.now() - underWay.since >= slowMs) return own(begin([ids]), 0);
    if (next) return own(next.done, next.asked.push(ids) - 1);
    const asked = [ids];
    const start = () => {
      next = undefined;
      return begin(asked);
    };
    next = { asked, done: underWay.done.then(start) };
    return own(next.done, 0);
  };
}
