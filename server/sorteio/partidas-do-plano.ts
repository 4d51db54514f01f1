// The rows of the matches, from the plan of the phases.
import type { Fase } from '#regras/configuracao/fases.ts';
import type { Sorteado } from '#regras/montagem/entrantes.ts';
import { type PlanoDaFase, planejar } from '#regras/montagem/plano.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { uuidv7 } from '#server/uuid.ts';
import { formatoRecusado } from './formato-recusado.ts';

type Planejada = Pick<
  PartidaRow,
  'fase' | 'grupo' | 'rodada' | 'confronto' | 'perna' | 'ordem' | 'vaga_mandante' | 'vaga_visitante'
>;

type Montagem = {
  readonly fases: readonly Fase[];
  readonly sorteado: Sorteado;
  readonly participantes: number;
  readonly semente: string;
};

function requirePlano({ fases, sorteado, participantes, semente }: Montagem): PlanoDaFase[] {
  const plano = planejar({ fases, sorteados: [sorteado], participantes, semente });
  if (plano.ok) return plano.value;
  throw formatoRecusado(plano.problemas);
}

/** With what a match has at first; nobody has played it. */
export const novaPartida = (planejada: Planejada): PartidaRow => ({
  ...planejada,
  uuid: uuidv7(),
  mandante: null,
  visitante: null,
  estado: planejada.vaga_visitante.tipo === 'folga' ? 'confirmada' : 'agendada',
  resultado: null,
  decisao: null,
  cartoes: null,
  jogo_previsto_at: null,
  prazo_at: null,
  confirmado_at: null,
  estadio: null,
  local: null,
  versao: 1,
  desfeito: null,
});

export const partidasDaFase = ({ partidas }: PlanoDaFase, fase: number): PartidaRow[] =>
  partidas.map(({ vagas, grupo, rodada, confronto, perna }, index) => {
    const [vaga_mandante, vaga_visitante] = vagas;
    const lugar = { fase, grupo, rodada, confronto, perna, ordem: index + 1 };
    return novaPartida({ ...lugar, vaga_mandante, vaga_visitante });
  });

/** Of all phases. Swiss ones after the first are paired when their time comes. */
export const partidasDe = (montagem: Montagem): PartidaRow[] =>
  requirePlano(montagem).flatMap((plano, index) =>
    plano.tipo === 'suico' && index > 0 ? [] : partidasDaFase(plano, index + 1),
  );
