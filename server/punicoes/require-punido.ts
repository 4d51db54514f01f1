import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { findParticipante, type ParticipanteRow } from '#server/participantes/queries.ts';
import { temExclusao } from './queries.ts';

/** In a knockout nobody has points. */
function requireTable(fase: Fase): void {
  if (temTabela(fase)) return;
  const key = 'campeonatos.punicao_sem_tabela';
  throw new AppError('dados_invalidos', { validations: { fase: { key } } });
}

/** Who is out by an exclusion is not put out, and told so, again. */
async function requireNotExcluded(tx: Tx, { uuid, desistiu }: ParticipanteRow): Promise<void> {
  if (!desistiu || !(await temExclusao(tx, uuid))) return;
  const key = 'campeonatos.punicao_ja_excluido';
  throw new AppError('dados_invalidos', { validations: { tipo: { key } } });
}

type Sancionado = { readonly participante: string; readonly fase: number; readonly tipo: string };

/** Somebody of this championship, in a phase that it has, and of whom points can be taken. */
export async function requirePunido(
  tx: Tx,
  { id, fases }: Pick<CampeonatoRow, 'id' | 'fases'>,
  { participante, fase, tipo }: Sancionado,
): Promise<ParticipanteRow> {
  const row = await findParticipante(tx, participante);
  const config = fases[fase - 1];
  if (row?.campeonato_id !== id || !config) throw new AppError('nao_encontrado');
  if (tipo === 'pontos') requireTable(config);
  if (tipo === 'exclusao') await requireNotExcluded(tx, row);
  return row;
}
