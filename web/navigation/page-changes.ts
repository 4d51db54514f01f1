// What surrounds every change of page, on the server and in the browser: access rules on both; in the
// browser also the texts of the page, the whole load of an old tab, and a server that fails on the way.
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirect,
} from 'react-router';
import { toast } from '#web/notices/toast.ts';
import { accessRedirect } from '#web/session/access.ts';
import { currentUser } from '#web/session/user.ts';
import { visitorContext } from '#web/session/visitor.ts';
import { bringTexts } from '#web/texts/messages-browser.ts';
import { textPartsOf } from '#web/texts/page-texts.ts';
import { tabTexts } from '#web/texts/texts.tsx';
import { pathOnScreen, stayHere } from './navigation.ts';
import { loadWhole, mustLoadWhole } from './whole-load.ts';

export const checkAccess: MiddlewareFunction<Response> = ({ url, context }) => {
  const instead = accessRedirect(url, context.get(visitorContext).user);
  if (instead !== null) throw redirect(instead);
};

type Results = Record<string, DataStrategyResult>;

/** No answer, or an answer 5xx. What a page throws on purpose (404, a redirect) is the page's. */
function isServerFault({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false;
  return !isRouteErrorResponse(result) || result.status >= 500;
}

/** A page is shown with its texts or not at all. */
const haveTexts = (pathname: string) =>
  bringTexts(textPartsOf(pathname)).then(
    () => true,
    () => false,
  );

/** Without a network the worker may still have the page, as it was (web/offline). */
const isSeenBefore = async ({ pathname, search }: URL) =>
  !navigator.onLine && (await window.caches?.match(pathname + search)) !== undefined;

export const watchPageChange: MiddlewareFunction<Results> = async ({ url, request }, next) => {
  const isPageChange = url.pathname + url.search !== pathOnScreen();
  if (isPageChange && mustLoadWhole()) await loadWhole(url);
  const instead = accessRedirect(url, currentUser());
  if (instead !== null) throw redirect(instead);
  const [results, hasTexts] = await Promise.all([next(), haveTexts(url.pathname)]);
  // Who clicked elsewhere meanwhile goes there: what was given up for it has not failed.
  if (request.signal.aborted) return results;
  if (!hasTexts || Object.values(results).some(isServerFault)) {
    const { t } = tabTexts.get();
    if (await isSeenBefore(url)) await loadWhole(url);
    if (navigator.onLine) toast.error(t('erros.padrao'));
    else toast.retry(t('erros.sem_conexao'), url.pathname + url.search);
    await stayHere();
  }
  return results;
};
