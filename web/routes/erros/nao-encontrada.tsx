import { data, type LoaderFunctionArgs } from 'react-router';

export function loader({ request }: LoaderFunctionArgs): never {
  const path = new URL(request.url).pathname.slice(0, 200);
  throw data({ message: `Page not found: ${path}` }, { status: 404 });
}

export default function NaoEncontrada() {
  return null;
}
