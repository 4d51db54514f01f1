// What the loaders of one page were answered by the API. Tags are made of the same answers as the page itself:
// they cost no question of their own, and cannot tell more than the page does.
import type { AskApi } from './handler.ts';

export type Answers = {
  /** The `data` of the answer to the first path that matches. */
  find<T>(pattern: RegExp): T | undefined;
};

export function listenTo(ask: AskApi): { readonly ask: AskApi; readonly answers: Answers } {
  const heard: { readonly path: string; readonly body: string }[] = [];
  const read = new Map<object, unknown>();
  return {
    async ask(path, init) {
      const answer = await ask(path, init);
      if (answer.status === 200) heard.push({ path, body: answer.body });
      return answer;
    },
    answers: {
      find<T>(pattern: RegExp) {
        const found = heard.find(({ path }) => pattern.test(path.split('?', 1)[0] ?? ''));
        if (found && !read.has(found)) read.set(found, JSON.parse(found.body));
        return found && (read.get(found) as { data: T }).data;
      },
    },
  };
}
