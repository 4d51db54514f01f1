import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { excluidosPorWo } from '#regras/montagem/competicao.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { carregarDados } from '#server/competicao/estado.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { findParticipante, type ParticipanteRow } from '#server/participantes/queries.ts';
import { estaJogando } from '#server/participantes/saida/saida.ts';

/** In a knockout nobody has points. */
function requireTable(fase: Fase): void {
  if (temTabela(fase)) return;
  const key = 'campeonatos.punicao_sem_tabela';
  throw new AppError('dados_invalidos', { validations: { fase: { key } } });
}

type RecusaDaExclusao = 'ja_excluido' | 'ja_saiu' | 'sem_jogo' | 'fora_por_wo';

/** Only who plays is put out: who is out already, however that came, would be told so for nothing. */
async function recusaDaExclusao(
  tx: Tx,
  campeonato: CampeonatoRow,
  row: ParticipanteRow,
): Promise<RecusaDaExclusao | null> {
  if (row.excluido) return 'ja_excluido';
  if (row.desistiu) return 'ja_saiu';
  if (!estaJogando(campeonato, row)) return 'sem_jogo';
  const byWalkovers = excluidosPorWo(await carregarDados(tx, campeonato));
  return byWalkovers.some(({ team }) => team === row.uuid) ? 'fora_por_wo' : null;
}

async function requireExcluivel(tx: Tx, campeonato: CampeonatoRow, row: ParticipanteRow) {
  const recusa = await recusaDaExclusao(tx, campeonato, row);
  if (!recusa) return;
  const key = `campeonatos.punicao_${recusa}` as const;
  throw new AppError('dados_invalidos', { validations: { tipo: { key } } });
}

type Sancionado = { readonly participante: string; readonly fase: number; readonly tipo: string };

/** Somebody of this championship, in a phase that it has, and of whom points can be taken. */
export async function requirePunido(
  tx: Tx,
  campeonato: CampeonatoRow,
  { participante, fase, tipo }: Sancionado,
): Promise<ParticipanteRow> {
  const { id, fases } = campeonato;
  const row = await findParticipante(tx, participante);
  const config = fases[fase - 1];
  if (row?.campeonato_id !== id || !config) throw new AppError('nao_encontrado');
  if (tipo === 'pontos') requireTable(config);
  if (tipo === 'exclusao') await requireExcluivel(tx, campeonato, row);
  return row;
}
