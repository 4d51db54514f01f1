import { data, type LoaderFunctionArgs } from 'react-router';

const LONGEST_PATH = 200;

export function loader({ url }: LoaderFunctionArgs): never {
  throw data(
    { message: `Page not found: ${url.pathname.slice(0, LONGEST_PATH)}` },
    { status: 404 },
  );
}

export default function NaoEncontradaPage() {
  return null;
}
