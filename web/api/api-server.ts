// The API for loaders: the same typed calls, inside the process, as the visitor. An answer that is not a
// success becomes the page's own: a session that ended leads to the login, the rest keeps its status.
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { loginPath } from '#web/session/access.ts';
import { visitorContext } from '#web/session/visitor.ts';
import { type ApiCall, makeApi } from './api.ts';

export function apiOf({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): ApiCall {
  return makeApi(context.get(visitorContext).fetch, ({ status, message }) => {
    if (status === 401) throw redirect(loginPath(url.pathname + url.search));
    throw data({ message }, { status });
  });
}
