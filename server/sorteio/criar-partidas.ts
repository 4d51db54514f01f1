// The rows of the matches, from the plan of the phases.
import type { Fase } from '#regras/configuracao/fases.ts';
import type { Sorteado } from '#regras/montagem/entrantes.ts';
import { type PlanoDaFase, planejar } from '#regras/montagem/plano.ts';
import type { Problema } from '#regras/montagem/problemas.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { uuidv7 } from '#server/uuid.ts';
import { insertPartidas, type NewPartida } from './queries.ts';

type Montagem = {
  readonly fases: readonly Fase[];
  readonly sorteado: Sorteado;
  readonly participantes: number;
  readonly semente: string;
};

/** Names each setting that does not fit so many participants. */
export function formatoRecusado(problemas: readonly Problema[]): AppError {
  const validations = problemas.map(({ path, ...message }) => [path, message] as const);
  return new AppError('dados_invalidos', { validations: Object.fromEntries(validations) });
}

function requirePlano({ fases, sorteado, participantes, semente }: Montagem): PlanoDaFase[] {
  const plano = planejar({ fases, sorteados: [sorteado], participantes, semente });
  if (plano.ok) return plano.value;
  throw formatoRecusado(plano.problemas);
}

function rowsOf(plano: PlanoDaFase, fase: number): NewPartida[] {
  return plano.partidas.map(({ vagas, grupo, rodada, confronto, perna }, index) => ({
    uuid: uuidv7(),
    fase,
    grupo,
    rodada,
    confronto,
    perna,
    ordem: index + 1,
    vaga_mandante: vagas[0],
    vaga_visitante: vagas[1],
    estado: vagas[1].tipo === 'folga' ? 'confirmada' : 'agendada',
  }));
}

/** Swiss phases after the first are paired when their time comes. */
export async function criarPartidas(
  tx: Tx,
  campeonatoId: string,
  montagem: Montagem,
): Promise<void> {
  const planos = requirePlano(montagem);
  const rows = planos.flatMap((plano, index) =>
    plano.tipo === 'suico' && index > 0 ? [] : rowsOf(plano, index + 1),
  );
  await insertPartidas(tx, campeonatoId, rows);
}
