import './styles/tokens.css';
import './styles/base.css';
import { type ReactNode, useContext } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
} from 'react-router';
import { ErrorPage } from './components/layout/error-page.tsx';
import { FONT_FILES } from './fonts/preload.ts';
import { checkAccess, watchPageChange } from './navigation/page-changes.ts';
import { type Site, useSite } from './screen/site.ts';
import { useTheme } from './screen/theme.ts';
import { currentUser } from './session/user.ts';
import { visitorContext } from './session/visitor.ts';
import { HeadIcons } from './shell/head-icons.tsx';
import { Shell } from './shell/shell.tsx';
import { useShellEffects } from './shell/shell-effects.ts';
import { DocumentParts } from './start/document-parts.ts';
import { PageScripts } from './start/page-scripts.tsx';
import { useTexts } from './texts/texts.tsx';

export const middleware = [checkAccess];

export const clientMiddleware = [watchPageChange];

export function loader({ context }: LoaderFunctionArgs): Site {
  const { user, theme, appUrl, buildId, analytics, realtime } = context.get(visitorContext);
  return { user, theme, appUrl, buildId, analytics, realtime };
}

/** The user is asked for again only while nobody is logged in. */
export function shouldRevalidate({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUser() === null && defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useTexts();
  const theme = useTheme();
  const { buildId } = useSite();
  const { hasScripts } = useContext(DocumentParts);
  return (
    <html lang={locale} data-theme={theme === 'system' ? undefined : theme} data-build={buildId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {FONT_FILES.map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <HeadIcons theme={theme} />
        <Links />
      </head>
      <body>
        {children}
        {hasScripts && <PageScripts />}
      </body>
    </html>
  );
}

export default function Root() {
  useShellEffects();
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  useShellEffects();
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Shell>
      <ErrorPage status={status} path={pathname} />
    </Shell>
  );
}
