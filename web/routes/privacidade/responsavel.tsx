// Who answers for the site, as who runs it has said: nobody is invented.
import type { LoaderFunctionArgs } from 'react-router';
import { apiOf } from '#web/api/api-server.ts';
import { useT } from '#web/texts/texts.tsx';

export async function carregarResponsavel(args: LoaderFunctionArgs) {
  const { data } = await apiOf(args)('GET /api/planos/responsavel');
  return { responsavel: data };
}

type Props = Awaited<ReturnType<typeof carregarResponsavel>>;

export function Responsavel({ responsavel }: Props) {
  const t = useT();
  return (
    <p>
      {responsavel ? t('termos.responsavel.nome', responsavel) : t('termos.responsavel.ninguem')}
    </p>
  );
}
