// The one way to the API, typed by the contract: api('POST /api/login', { body }). In the browser it
// goes over the network with the CSRF token; during server rendering the same function is given a
// `fetch` that stays in the process and carries the visitor's cookie.
import type { AnswerOf, Api, Input } from '#contract/api.ts';
import type { CorpoDeErro } from '#contract/http/erros.ts';

/** What is read of an answer. */
type Answered = Pick<Response, 'status' | 'ok' | 'text'>;

export type Fetch = (path: string, init: RequestInit) => Promise<Answered>;

/** An answer that is not a success. `body` is null when there was no answer or no JSON in it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: CorpoDeErro | null;

  constructor(status: number, body: CorpoDeErro | null) {
    super(body?.message ?? `HTTP ${status}`);
    this.status = status;
    this.body = body;
  }
}

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Instead of a body, where a file is sent. */
  form?: FormData;
};

type Arguments<Needed> = object extends Needed ? [input?: Needed] : [input: Needed];

export type ApiCall = <Key extends keyof Api>(
  key: Key,
  ...input: Arguments<Input<Api[Key]>>
) => Promise<AnswerOf<Api[Key]>>;

function address(path: string, { params, query }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function readJson(response: Answered): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw new ApiError(0, null);
  });
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Endpoints that make something once, all of them under a championship or a match. */
const MAKES = /^POST \/api\/(campeonatos|partidas)\b/;

/** `crypto.randomUUID` exists on https alone. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** What was sent and of which it is not known whether it was done, with its Idempotency-Key. */
type Pending = Map<string, string>;

/** A conflict may be the first of two that is still being done; any other refusal did nothing. */
const isSettled = (status: number) => status < 500 && status !== 409;

async function answerOf(
  send: Fetch,
  key: string,
  parts: Parts,
  pending: Pending,
): Promise<unknown> {
  const [method = 'GET', path = ''] = key.split(' ');
  const headers: Record<string, string> = { Accept: 'application/json' };
  const { form } = parts;
  const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const to = address(path, parts);
  // Sent again unchanged it is the same submission, whoever presses twice or never heard the answer.
  const submission = `${to} ${body}`;
  if (MAKES.test(key) && !form) {
    headers['Idempotency-Key'] = pending.get(submission) ?? newKey();
    pending.set(submission, headers['Idempotency-Key']);
  }
  const response = await send(to, {
    method,
    headers,
    ...(body !== undefined && { body }),
    ...(form && { body: form }),
  });
  const answer = response.status === 204 ? undefined : await readJson(response);
  // Only now: an answer that breaks off was never heard.
  if (isSettled(response.status)) pending.delete(submission);
  if (!response.ok) throw new ApiError(response.status, answer as CorpoDeErro | null);
  return answer;
}

/** `onFailure` sees every failed call before it is thrown; what it throws takes its place. */
export function makeApi(
  send: Fetch,
  onFailure: (error: ApiError) => void | Promise<void> = () => undefined,
): ApiCall {
  const pending: Pending = new Map();
  return async (key, ...[input]) => {
    try {
      return (await answerOf(send, key, (input ?? {}) as Parts, pending)) as never;
    } catch (error) {
      if (error instanceof ApiError) await onFailure(error);
      throw error;
    }
  };
}
