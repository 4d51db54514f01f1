import type { Campeonato } from '#contract/campeonatos.ts';
import { PARTES, type Parte } from '#web/campeonato/endereco.ts';
import { organiza } from '#web/routes/campeonato/abas-do-campeonato.ts';

const NEEDS: Readonly<Record<Parte, Campeonato['acoes'][number] | null>> = {
  painel: null,
  placares: 'lancar_placar',
  sugestoes: 'lancar_placar',
  sorteio: 'sortear',
  agenda: 'agendar',
  caixa: 'gerir_participantes',
  avisos: 'avisar',
  punicoes: 'punir',
  organizadores: null,
  historico: 'ver_historico',
};

/** Where the rules leave a match without a score to the organisers, the clock proposes nothing. */
const sugere = ({ regras, resumo }: Campeonato) =>
  regras.sem_placar !== 'moderacao' && resumo.jogos > 0;

/** Parts that this visitor may use: the history is there for everybody. */
export function partesDe(campeonato: Campeonato): Parte[] {
  const { acoes } = campeonato;
  if (!organiza(campeonato)) return ['historico'];
  return PARTES.filter((parte) => {
    const needed = NEEDS[parte];
    if (parte === 'sugestoes' && !sugere(campeonato)) return false;
    return needed === null || acoes.includes(needed);
  });
}
