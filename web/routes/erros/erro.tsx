import { data } from 'react-router';
import { ErrorPage } from '#web/components/layout/error-page.tsx';

const STATUS = 500;

export function loader() {
  return data(null, { status: STATUS });
}

export default function ErroPage() {
  return <ErrorPage status={STATUS} />;
}
