import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { NONCE } from './nonce.ts';
import { visitorContext } from './visitor.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, locale, theme, buildId, messagesUrl } = context.get(visitorContext);
  return { user, locale, theme, buildId, messagesUrl };
}

export default function Root() {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce={NONCE} />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration nonce={NONCE} />
        <Scripts nonce={NONCE} />
      </body>
    </html>
  );
}
