import { useMemo } from 'react';
import type { Fase } from '#regras/configuracao/fases.ts';
import { FINAL_EXTRA } from '#regras/montagem/final-extra.ts';
import type { PlanoDaFase } from '#regras/montagem/plano.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useLater } from '#web/storage/later.ts';
import { useT } from '#web/texts/texts.tsx';

const loadEngine = () => import('#regras/montagem/plano.ts');

/** A second final may not be needed, and is no match before it is. */
const semReserva = ({ total, partidas }: PlanoDaFase) =>
  total - partidas.filter(({ confronto }) => confronto === FINAL_EXTRA).length;

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
  const n = plano.ok ? plano.value.reduce((sum, fase) => sum + semReserva(fase), 0) : 0;
  return <p className={cartao.help}>{t('sorteio.n_jogos', { n })}</p>;
}
