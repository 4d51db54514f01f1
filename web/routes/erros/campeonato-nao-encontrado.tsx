import { data } from 'react-router';
import { ErrorPage } from '#web/components/layout/error-page.tsx';
import { useT } from '#web/texts/texts.tsx';

const STATUS = 404;

export function loader() {
  return data(null, { status: STATUS });
}

export default function CampeonatoNaoEncontradoPage() {
  const t = useT();
  return (
    <ErrorPage
      status={STATUS}
      title={t('shell.erro.campeonato.titulo')}
      text={t('shell.erro.campeonato.texto')}
    />
  );
}
