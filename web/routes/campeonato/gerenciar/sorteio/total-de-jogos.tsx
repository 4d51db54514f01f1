import { useMemo } from 'react';
import type { Fase } from '#regras/configuracao/fases.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useLater } from '#web/storage/later.ts';
import { useT } from '#web/texts/texts.tsx';
import { jogosDoPlano } from './jogos-do-plano.ts';

const loadEngine = () => import('#regras/montagem/plano.ts');

type Props = { readonly fases: readonly Fase[]; readonly participantes: number };

/** How many matches a draw comes to, or why it cannot be held, said before anything is made. */
export function TotalDeJogos({ fases, participantes }: Props) {
  const t = useT();
  const engine = useLater(loadEngine);
  const plano = useMemo(
    () => engine?.planejar({ fases, sorteados: [], participantes }),
    [engine, fases, participantes],
  );
  if (!plano) return null;
  const [problema] = plano.ok ? [] : plano.problemas;
  if (problema) return <p className={cartao.help}>{t(problema.key, problema.params)}</p>;
  const { agora, total } = jogosDoPlano(plano.ok ? plano.value : []);
  return (
    <p className={cartao.help}>
      {t('sorteio.n_jogos', { n: agora })}
      {total > agora && ` ${t('sorteio.depois_do_suico', { n: total })}`}
    </p>
  );
}
