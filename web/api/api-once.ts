// One page is loaded by several loaders at once. What two of them ask in one request is asked once.
import type { ApiCall } from './api.ts';

export function askOnce(api: ApiCall): ApiCall {
  const answers = new Map<string, Promise<unknown>>();
  return (key, ...input) => {
    if (!key.startsWith('GET ')) return api(key, ...input);
    const question = `${key} ${JSON.stringify(input)}`;
    const known = answers.get(question) ?? api(key, ...input);
    answers.set(question, known);
    return known as ReturnType<typeof api<typeof key>>;
  };
}
